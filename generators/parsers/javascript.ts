import { childrenOf, descendantsOf, fieldsOf, type Node, remembering, spanOf, syntaxTree } from "./grammars.ts";
import {
  type Argument,
  type Binding,
  type Import,
  type ImportedName,
  type Other,
  type Program,
  type RecordEntry,
  type StringLiteral,
  type SyntaxNode,
  unescaped,
} from "./syntax-tree.ts";

/** Parses JavaScript or TypeScript. Types are ignored. Never throws; syntax errors are in `errors`. */
export const parseJavaScript = remembering((text: string): Program => {
  const { root, faults } = syntaxTree("typescript", text);
  return { body: partsIn(root), errors: faults };
});

/** Matches nodes that only declare or name types. */
const TYPE =
  /^(?:type_(?!assertion)\w+|(?:interface|ambient)_declaration|function_signature|implements_clause|\w+_type|asserts_annotation|\w+_modifier)$/;

/** Reads a node, or returns undefined to read it like a node without a reader. */
type Reader = (node: Node) => SyntaxNode | undefined;

const literal: Reader = (node) => ({ kind: "literal", text: node.text, ...spanOf(node) });
const name = (node: Node): SyntaxNode => ({ kind: "name", name: node.text, ...spanOf(node) });
const list: Reader = (node) => ({ kind: "list", items: partsIn(node), ...spanOf(node) });
const record: Reader = (node) => ({ kind: "record", entries: codeIn(node).map(readEntry), ...spanOf(node) });
/** Parentheses or a type around an expression. */
const wrapper: Reader = (node) => partsIn(node)[0];
const call: Reader = (node) => {
  const [callee] = [...field(node, "function"), ...field(node, "constructor")];
  return (
    callee && { kind: "call", callee, arguments: fieldsOf(node, "arguments").flatMap(readArguments), ...spanOf(node) }
  );
};
const assignment: Reader = (node) => bind(node, field(node, "left"), field(node, "right")[0]);
const parameter: Reader = (node) => {
  const [value] = field(node, "value");
  return value === undefined ? field(node, "pattern")[0] : bind(node, field(node, "pattern"), value);
};
const definition: Reader = (node) => bind(node, field(node, "name"), readFunction(node));
const classDefinition: Reader = (node) => bind(node, fieldsOf(node, "name").map(name), other(node, partsIn(node)));

/** How each kind of node is read. Any other node becomes a list of its parts. */
const READERS: Readonly<Record<string, Reader>> = {
  identifier: name,
  shorthand_property_identifier: name,
  shorthand_property_identifier_pattern: name,
  import: name,
  string: readString,
  template_string: readString,
  member_expression: (node) => {
    const [object] = field(node, "object");
    const [property] = fieldsOf(node, "property");
    return object && property && { kind: "member", object, property: unescaped(property.text) ?? "", ...spanOf(node) };
  },
  subscript_expression: (node) => {
    const [object] = field(node, "object");
    return object && { kind: "index", object, index: field(node, "index"), ...spanOf(node) };
  },
  call_expression: call,
  new_expression: call,
  array: list,
  array_pattern: list,
  object: record,
  object_pattern: record,
  arrow_function: readFunction,
  function_expression: readFunction,
  generator_function: readFunction,
  method_definition: readFunction,
  function_declaration: definition,
  generator_function_declaration: definition,
  class_declaration: classDefinition,
  abstract_class_declaration: classDefinition,
  variable_declarator: (node) => bind(node, field(node, "name"), field(node, "value")[0]),
  assignment_expression: assignment,
  assignment_pattern: assignment,
  object_assignment_pattern: assignment,
  augmented_assignment_expression: (node) => bind(node, field(node, "left"), other(node, partsIn(node))),
  required_parameter: parameter,
  optional_parameter: parameter,
  for_in_statement: (node) => {
    const binding = { ...bind(node, field(node, "left"), field(node, "right")[0]), isItem: true };
    return other(node, [binding, ...field(node, "body")]);
  },
  catch_clause: (node) => other(node, [bind(node, field(node, "parameter"), undefined), ...field(node, "body")]),
  import_statement: readImport,
  // `export … from "module"` loads the module.
  export_statement: (node) => (fieldsOf(node, "source").length > 0 ? readImport(node) : undefined),
  ...Object.fromEntries("number true false null undefined regex this super".split(" ").map((type) => [type, literal])),
  ...Object.fromEntries(
    "parenthesized_expression as_expression satisfies_expression non_null_expression type_assertion"
      .split(" ")
      .map((type) => [type, wrapper]),
  ),
};

function read(node: Node): SyntaxNode {
  return READERS[node.type]?.(node) ?? other(node, partsIn(node));
}

function codeIn(node: Node): readonly Node[] {
  return childrenOf(node).filter(({ type }) => !TYPE.test(type));
}

function partsIn(node: Node): readonly SyntaxNode[] {
  return codeIn(node).map(read);
}

/** Reads the nodes in a field of a node. */
function field(node: Node, of: string): readonly SyntaxNode[] {
  return fieldsOf(node, of).map(read);
}

function other(node: Node, parts: readonly SyntaxNode[], type = node.type): Other {
  return { kind: "other", type, parts, ...spanOf(node) };
}

function bind(node: Node, targets: readonly SyntaxNode[], value: SyntaxNode | undefined): Binding {
  return { kind: "binding", targets, value, isItem: false, ...spanOf(node) };
}

function readFunction(node: Node): SyntaxNode {
  const parameters = [...fieldsOf(node, "parameters").flatMap(codeIn), ...fieldsOf(node, "parameter")].map(read);
  const body = fieldsOf(node, "body").flatMap((one): readonly SyntaxNode[] => {
    if (one.type === "statement_block") return partsIn(one);
    return [other(one, [read(one)], "return_statement")];
  });
  return { kind: "function", parameters, body, ...spanOf(node) };
}

function readArguments(parent: Node): readonly Argument[] {
  // The argument of a tagged template is its string.
  const nodes = parent.type === "template_string" ? [parent] : codeIn(parent);
  return nodes.flatMap((node) => {
    const spread = node.type === "spread_element";
    const value = spread ? codeIn(node)[0] : node;
    return value === undefined ? [] : [{ spread, value: read(value), ...spanOf(node) }];
  });
}

function readEntry(node: Node): RecordEntry {
  const span = spanOf(node);
  const [key] = [...fieldsOf(node, "key"), ...fieldsOf(node, "name"), ...fieldsOf(node, "left")];
  if (key === undefined) {
    const isShort = node.type.startsWith("shorthand_property_identifier");
    // The property `{ name }` means `{ name: name }`.
    return isShort ? { key: node.text, parts: [read(node)], ...span } : { parts: partsIn(node), ...span };
  }
  const values = field(node, "value");
  const parts = values.length > 0 ? values : [read(node)];
  if (key.type === "computed_property_name" || key.type === "number") {
    return { parts: [...(key.type === "number" ? [read(key)] : partsIn(key)), ...parts], ...span };
  }
  return { key: readString(key).value ?? key.text, parts, ...span };
}

/** Reads a string, or a name that stands for a string. */
function readString(node: Node): StringLiteral {
  const substitutions = childrenOf(node).filter(({ type }) => type === "template_substitution");
  const isQuoted = node.type === "string" || node.type === "template_string";
  const inner = isQuoted ? { from: node.from + 1, to: node.to - 1 } : spanOf(node);
  const pieces: (string | SyntaxNode)[] = [];
  let value = substitutions.length === 0 ? "" : undefined;
  const addText = (from: number, to: number): void => {
    const text = unescaped(node.text.slice(from - node.from, to - node.from));
    value = text === undefined || value === undefined ? undefined : value + text;
    if (text !== undefined && text !== "") pieces.push(text);
  };
  let at = inner.from;
  for (const one of substitutions) {
    addText(at, one.from);
    pieces.push(...partsIn(one));
    at = one.to;
  }
  addText(at, inner.to);
  return { kind: "string", value, pieces, ...spanOf(node) };
}

function readImport(node: Node): Import {
  const span = spanOf(node);
  const source = [...descendantsOf(node)].find(({ type }) => type === "string");
  const module = source === undefined ? "" : (readString(source).value ?? source.text);
  const clauses = codeIn(node).filter(({ type }) => /^(?:import|export)_(?:require_)?clause$/.test(type));
  const names = isTypeOnly(node) ? [] : clauses.flatMap((clause) => codeIn(clause).flatMap(readImported));
  return { kind: "import", module, names, ...span };
}

function readImported(node: Node): readonly ImportedName[] {
  switch (node.type) {
    case "named_imports":
      return codeIn(node).flatMap(readImported);
    case "import_specifier":
    case "export_specifier": {
      const [imported, local = imported] = [...fieldsOf(node, "name"), ...fieldsOf(node, "alias")];
      if (imported === undefined || local === undefined || isTypeOnly(node)) return [];
      return [{ name: imported.text, local: local.text, ...spanOf(node) }];
    }
    case "namespace_import":
      return codeIn(node).map((local) => ({ name: undefined, local: local.text, ...spanOf(local) }));
    case "identifier":
      return [{ name: "default", local: node.text, ...spanOf(node) }];
    default:
      return [];
  }
}

function isTypeOnly(node: Node): boolean {
  return node.children.some(({ type }) => type === "type");
}
