"""World War Africa: the Congo 1998–2001."""
