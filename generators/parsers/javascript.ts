import type { Node } from "@vscode/tree-sitter-wasm";
import { childrenOf, faultsIn, fieldsOf, inTree, type Span, spanOf } from "./grammars.ts";
import {
  type Argument,
  type Import,
  type ImportedName,
  type Program,
  type RecordEntry,
  type SyntaxNode,
  unescaped,
} from "./syntax-tree.ts";

/** Parses JavaScript or TypeScript. Types are ignored. Never throws; syntax errors are in `errors`. */
export function parseJavaScript(text: string): Program {
  return inTree("typescript", text, (root) => ({ body: partsIn(root), errors: [...faultsIn(root)] }));
}

/** Matches nodes that only declare or name types. */
const TYPE =
  /^(?:type_(?!assertion)\w+|(?:interface|ambient)_declaration|function_signature|implements_clause|\w+_type|asserts_annotation|\w+_modifier)$/;
const LITERALS = new Set("number true false null undefined regex this super".split(" "));
/** Nodes that only put parentheses or a type around an expression. */
const WRAPPERS = new Set(
  "parenthesized_expression as_expression satisfies_expression non_null_expression type_assertion".split(" "),
);

function codeIn(node: Node): readonly Node[] {
  return childrenOf(node).filter(({ type }) => !TYPE.test(type));
}

function partsIn(node: Node): readonly SyntaxNode[] {
  return codeIn(node).map(read);
}

function read(node: Node): SyntaxNode {
  const span = spanOf(node);
  const field = (name: string): readonly SyntaxNode[] => fieldsOf(node, name).map(read);
  const [first] = codeIn(node);
  if (LITERALS.has(node.type)) return { kind: "literal", text: node.text, ...span };
  if (WRAPPERS.has(node.type) && first !== undefined) return read(first);
  switch (node.type) {
    case "identifier":
    case "shorthand_property_identifier":
    case "shorthand_property_identifier_pattern":
    case "import":
      return { kind: "name", name: node.text, ...span };
    case "string":
    case "template_string":
      return readString(node);
    case "member_expression": {
      const [object] = field("object");
      const [property] = fieldsOf(node, "property");
      if (object === undefined || property === undefined) break;
      return { kind: "member", object, property: unescaped(property.text) ?? "", ...span };
    }
    case "subscript_expression": {
      const [object] = field("object");
      if (object === undefined) break;
      return { kind: "index", object, index: field("index"), ...span };
    }
    case "call_expression":
    case "new_expression": {
      const [callee] = [...field("function"), ...field("constructor")];
      if (callee === undefined) break;
      return { kind: "call", callee, arguments: fieldsOf(node, "arguments").flatMap(readArguments), ...span };
    }
    case "array":
    case "array_pattern":
      return { kind: "list", items: partsIn(node), ...span };
    case "object":
    case "object_pattern":
      return { kind: "record", entries: codeIn(node).map(readEntry), ...span };
    case "arrow_function":
    case "function_expression":
    case "generator_function":
    case "method_definition":
      return readFunction(node);
    case "function_declaration":
    case "generator_function_declaration":
      return bind(field("name"), readFunction(node), span);
    case "class_declaration":
    case "abstract_class_declaration": {
      const names = fieldsOf(node, "name").map((name) => ({ kind: "name", name: name.text, ...spanOf(name) }) as const);
      return bind(names, { kind: "other", type: node.type, parts: partsIn(node), ...span }, span);
    }
    case "variable_declarator":
      return bind(field("name"), field("value")[0], span);
    case "assignment_expression":
    case "assignment_pattern":
    case "object_assignment_pattern":
      return bind(field("left"), field("right")[0], span);
    case "augmented_assignment_expression":
      return bind(field("left"), { kind: "other", type: node.type, parts: partsIn(node), ...span }, span);
    case "required_parameter":
    case "optional_parameter": {
      const [value] = field("value");
      const [pattern] = field("pattern");
      if (pattern === undefined) break;
      return value === undefined ? pattern : bind([pattern], value, span);
    }
    case "for_in_statement": {
      const binding = { ...bind(field("left"), field("right")[0], span), isItem: true };
      return { kind: "other", type: node.type, parts: [binding, ...field("body")], ...span };
    }
    case "catch_clause":
      return {
        kind: "other",
        type: node.type,
        parts: [bind(field("parameter"), undefined, span), ...field("body")],
        ...span,
      };
    case "import_statement":
      return readImport(node);
    case "export_statement":
      // `export … from "module"` loads the module.
      if (fieldsOf(node, "source").length > 0) return readImport(node);
  }
  return { kind: "other", type: node.type, parts: partsIn(node), ...span };
}

function bind(targets: readonly SyntaxNode[], value: SyntaxNode | undefined, span: Span) {
  return { kind: "binding", targets, value, isItem: false, ...span } as const;
}

function readFunction(node: Node): SyntaxNode {
  const parameters = [...fieldsOf(node, "parameters").flatMap(codeIn), ...fieldsOf(node, "parameter")].map(read);
  const body = fieldsOf(node, "body").flatMap((one): readonly SyntaxNode[] => {
    if (one.type === "statement_block") return partsIn(one);
    return [{ kind: "other", type: "return_statement", parts: [read(one)], ...spanOf(one) }];
  });
  return { kind: "function", parameters, body, ...spanOf(node) };
}

function readArguments(list: Node): readonly Argument[] {
  // The argument of a tagged template is its string.
  const nodes = list.type === "template_string" ? [list] : codeIn(list);
  return nodes.flatMap((node) => {
    const spread = node.type === "spread_element";
    const value = spread ? codeIn(node)[0] : node;
    return value === undefined ? [] : [{ spread, value: read(value), ...spanOf(node) }];
  });
}

function readEntry(node: Node): RecordEntry {
  const span = spanOf(node);
  const [name] = [...fieldsOf(node, "key"), ...fieldsOf(node, "name"), ...fieldsOf(node, "left")];
  if (name === undefined) {
    const isShort = node.type.startsWith("shorthand_property_identifier");
    // The property `{ name }` means `{ name: name }`.
    return isShort ? { key: node.text, parts: [read(node)], ...span } : { parts: partsIn(node), ...span };
  }
  const values = fieldsOf(node, "value").map(read);
  const parts = values.length > 0 ? values : [read(node)];
  if (name.type === "computed_property_name" || name.type === "number") {
    return { parts: [...(name.type === "number" ? [read(name)] : partsIn(name)), ...parts], ...span };
  }
  return { key: readString(name).value ?? name.text, parts, ...span };
}

/** Reads a string, or a name that stands for a string. */
function readString(node: Node): Extract<SyntaxNode, { kind: "string" }> {
  const substitutions = childrenOf(node).filter(({ type }) => type === "template_substitution");
  const isQuoted = node.type === "string" || node.type === "template_string";
  const inner = isQuoted ? { from: node.startIndex + 1, to: node.endIndex - 1 } : spanOf(node);
  const pieces: (string | SyntaxNode)[] = [];
  let isKnown = substitutions.length === 0;
  const addText = (from: number, to: number): void => {
    const text = unescaped(node.text.slice(from - node.startIndex, to - node.startIndex));
    isKnown &&= text !== undefined;
    if (text !== undefined && text !== "") pieces.push(text);
  };
  let at = inner.from;
  for (const one of substitutions) {
    addText(at, one.startIndex);
    pieces.push(...partsIn(one));
    at = one.endIndex;
  }
  addText(at, inner.to);
  return { kind: "string", value: isKnown ? pieces.join("") : undefined, pieces, ...spanOf(node) };
}

function readImport(node: Node): Import {
  const span = spanOf(node);
  const [source] = node.descendantsOfType("string").flatMap((one) => one ?? []);
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
      const [name, local = name] = [...fieldsOf(node, "name"), ...fieldsOf(node, "alias")];
      if (name === undefined || local === undefined || isTypeOnly(node)) return [];
      return [{ name: name.text, local: local.text, ...spanOf(node) }];
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
  return node.children.some((child) => child?.type === "type");
}
