"""The server: lobby, tables, storage, live updates. It knows games only through the contract."""
