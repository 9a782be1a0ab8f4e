// Prints every piece of text that the client's sources hold, as JSON: for the test that none of it is words for people.
// Text between tags and in attributes comes with the attribute's name; strings in code come with where they stand.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

const found = [];

/** Every .svelte and .ts file below a folder. */
function sources(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.(svelte|ts)$/.test(path));
}

/** Strings in a TypeScript file; `shift` is how many lines stand before it. */
function code(file, text, shift = 0) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const line = shift + tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ file, line, place: 'code', text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

/** Where what stands under a key of a node is seen: in the attribute, as text, or nowhere (code). */
function inside(node, key, place) {
  if (node.type === 'Attribute' || node.type.endsWith('Directive')) return node.name;
  if (node.type === 'Fragment' || node.type === 'ExpressionTag' || node.type === 'HtmlTag') {
    return node.type === 'Fragment' ? 'text' : place;
  }
  // What an expression gives is shown; what it is computed from is not.
  const gives =
    node.type === 'TemplateLiteral' ||
    node.type === 'LogicalExpression' ||
    (node.type === 'ConditionalExpression' && key !== 'test') ||
    (node.type === 'BinaryExpression' && node.operator === '+');
  return gives || !/Expression|Statement|Declaration|Block$/.test(node.type) ? place : 'code';
}

/** Text, attributes and expressions of a component; its script is read as TypeScript. */
function component(file, source) {
  const tree = parse(source, { modern: true });
  const lineOf = (node) => source.slice(0, node.start).split('\n').length;
  for (const script of [tree.instance, tree.module]) {
    if (!script) continue;
    const { start, end } = script.content;
    code(file, source.slice(start, end), source.slice(0, start).split('\n').length - 1);
  }
  const visit = (node, place) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, place));
    if (!node || typeof node.type !== 'string') return;
    const text =
      node.type === 'Text'
        ? node.data
        : node.type === 'TemplateElement'
          ? node.value.cooked
          : node.type === 'Literal'
            ? node.value
            : null;
    if (typeof text === 'string') found.push({ file, line: lineOf(node), place, text });
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && key !== 'metadata' && key !== 'parent')
        visit(value, inside(node, key, place));
    }
  };
  visit(tree.fragment, 'text');
}

for (const path of process.argv.slice(2).flatMap(sources)) {
  const text = readFileSync(path, 'utf8');
  const file = relative(process.cwd(), path);
  if (path.endsWith('.svelte')) component(file, text);
  else code(file, text);
}
console.log(JSON.stringify(found));
