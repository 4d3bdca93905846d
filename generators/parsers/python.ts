import { childrenOf, fieldsOf, type Node, remembering, spanOf, syntaxTree } from "./grammars.ts";
import {
  type Argument,
  type Binding,
  type Import,
  type Other,
  type Program,
  type RecordEntry,
  type StringLiteral,
  type SyntaxNode,
  unescaped,
} from "./syntax-tree.ts";

/** Parses Python code. Never throws; syntax errors are in `errors`. */
export const parsePython = remembering((text: string): Program => {
  const { root, faults } = syntaxTree("python", text);
  return { body: childrenOf(root).map(read), errors: faults };
});

/** Reads a node, or returns undefined to read it like a node without a reader. */
type Reader = (node: Node) => SyntaxNode | undefined;

const literal: Reader = (node) => ({ kind: "literal", text: node.text, ...spanOf(node) });
const list: Reader = (node) => ({ kind: "list", items: childrenOf(node).map(read), ...spanOf(node) });
const only: Reader = (node) => childrenOf(node).map(read)[0];
const imports: Reader = (node) => other(node, readImports(node));
const parameter: Reader = (node) => bind(node, "name", field(node, "value")[0]);

/** How each kind of node is read. Any other node becomes a list of its parts. */
const READERS: Readonly<Record<string, Reader>> = {
  identifier: (node) => ({ kind: "name", name: node.text, ...spanOf(node) }),
  attribute: (node) => {
    const [object] = field(node, "object");
    const [property] = fieldsOf(node, "attribute");
    // Python compares names in this normal form, so other letters could spell the same name.
    return object && property && { kind: "member", object, property: property.text.normalize("NFKC"), ...spanOf(node) };
  },
  subscript: (node) => {
    const [object] = field(node, "value");
    return object && { kind: "index", object, index: field(node, "subscript"), ...spanOf(node) };
  },
  call: (node) => {
    const [callee] = field(node, "function");
    return callee && { kind: "call", callee, arguments: readArguments(node, "arguments"), ...spanOf(node) };
  },
  string: readString,
  concatenated_string: (node) => {
    const strings = childrenOf(node).map(readString);
    const values = strings.map(({ value }) => value);
    const value = values.includes(undefined) ? undefined : values.join("");
    return { kind: "string", value, pieces: strings.flatMap(({ pieces }) => pieces), ...spanOf(node) };
  },
  parenthesized_expression: only,
  as_pattern_target: only,
  typed_parameter: only,
  default_parameter: parameter,
  typed_default_parameter: parameter,
  dictionary: (node) => ({ kind: "record", entries: childrenOf(node).map(readEntry), ...spanOf(node) }),
  lambda: (node) => readFunction(node, [other(node, field(node, "body"), "return_statement")]),
  function_definition: (node) => {
    const parameters = fieldsOf(node, "parameters").flatMap(childrenOf);
    const annotations = [...parameters.flatMap((one) => field(one, "type")), ...field(node, "return_type")];
    return bind(node, "name", readFunction(node, [...annotations, ...statements(node)]));
  },
  class_definition: (node) => {
    const bases = readArguments(node, "superclasses").map(({ value }) => value);
    return bind(node, "name", other(node, [...bases, ...statements(node)]));
  },
  assignment: (node) => {
    const binding = bind(node, "left", field(node, "right")[0]);
    const type = field(node, "type");
    return type.length === 0 ? binding : other(node, [...type, binding]);
  },
  augmented_assignment: (node) => bind(node, "left", other(node, [...field(node, "left"), ...field(node, "right")])),
  named_expression: parameter,
  as_pattern: (node) => {
    const value = childrenOf(node).find(({ type }) => type !== "as_pattern_target");
    return bind(node, "alias", value && read(value));
  },
  for_statement: readLoop,
  for_in_clause: readLoop,
  except_clause: (node) => {
    const parts = childrenOf(node).map(read);
    // The variable is not the class of the error, but an error of this class.
    return other(
      node,
      parts.flatMap((part) =>
        part.kind === "binding" && part.value ? [part.value, { ...part, value: undefined }] : [part],
      ),
    );
  },
  import_statement: imports,
  import_from_statement: imports,
  future_import_statement: imports,
  list_comprehension: readComprehension,
  set_comprehension: readComprehension,
  dictionary_comprehension: readComprehension,
  generator_expression: readComprehension,
  ...Object.fromEntries(["integer", "float", "true", "false", "none", "ellipsis"].map((type) => [type, literal])),
  ...Object.fromEntries(
    "list tuple set expression_list pattern_list tuple_pattern list_pattern".split(" ").map((type) => [type, list]),
  ),
};

function read(node: Node): SyntaxNode {
  return READERS[node.type]?.(node) ?? other(node, childrenOf(node).map(read));
}

/** Reads the nodes in a field of a node. */
function field(node: Node, name: string): readonly SyntaxNode[] {
  return fieldsOf(node, name).map(read);
}

/** Reads the statements in the body of a function or class. */
function statements(node: Node): readonly SyntaxNode[] {
  return fieldsOf(node, "body").flatMap(childrenOf).map(read);
}

function other(node: Node, parts: readonly SyntaxNode[], type = node.type): Other {
  return { kind: "other", type, parts, ...spanOf(node) };
}

/** @param targets the field that contains the variables */
function bind(node: Node, targets: string, value: SyntaxNode | undefined): Binding {
  // The value of `a = b = 1` is the binding `b = 1`.
  const all = [...field(node, targets), ...(value?.kind === "binding" ? value.targets : [])];
  const inner = value?.kind === "binding" ? value.value : value;
  return { kind: "binding", targets: all, value: inner, isItem: false, ...spanOf(node) };
}

function readFunction(node: Node, body: readonly SyntaxNode[]): SyntaxNode {
  const parameters = fieldsOf(node, "parameters").flatMap(childrenOf).map(read);
  return { kind: "function", parameters, body, ...spanOf(node) };
}

function readLoop(node: Node): SyntaxNode {
  const values = field(node, "right");
  const items: SyntaxNode | undefined =
    values.length < 2 ? values[0] : { kind: "list", items: values, ...spanOf(node) };
  const binding = { ...bind(node, "left", items), isItem: true };
  return other(node, [binding, ...field(node, "body"), ...field(node, "alternative")]);
}

/** @param name the field that contains the arguments */
function readArguments(call: Node, name: string): readonly Argument[] {
  // A generator expression that is the only argument of a call has no brackets of its own.
  const nodes = fieldsOf(call, name).flatMap((one) => (one.type === "generator_expression" ? [one] : childrenOf(one)));
  return nodes.flatMap((node): readonly Argument[] => {
    const spread = node.type === "list_splat" || node.type === "dictionary_splat";
    const [keyword] = node.type === "keyword_argument" ? fieldsOf(node, "name") : [];
    const [value] = keyword === undefined ? (spread ? childrenOf(node) : [node]) : fieldsOf(node, "value");
    if (value === undefined) return [];
    return [{ ...(keyword !== undefined && { name: keyword.text }), spread, value: read(value), ...spanOf(node) }];
  });
}

function readEntry(node: Node): RecordEntry {
  const span = spanOf(node);
  const [key, value] = [...field(node, "key"), ...field(node, "value")];
  if (key === undefined || value === undefined) return { parts: childrenOf(node).map(read), ...span };
  return key.kind === "string" && key.value !== undefined
    ? { key: key.value, parts: [value], ...span }
    : { parts: [key, value], ...span };
}

/** Reads the loops and conditions of a comprehension, and then the expression that computes each item. */
function readComprehension(node: Node): SyntaxNode {
  const [body, ...clauses] = childrenOf(node);
  return other(node, [...clauses, ...(body === undefined ? [] : [body])].map(read));
}

function readString(node: Node): StringLiteral {
  const [prefix = ""] = /^[a-z]*/i.exec(node.text) ?? [];
  const [isRaw, isFormat] = [/r/i.test(prefix), /f/i.test(prefix)];
  const pieces = childrenOf(node).flatMap((child): readonly (string | SyntaxNode | undefined)[] => {
    if (child.type === "interpolation") return readInterpolation(child);
    if (child.type !== "string_content") return [];
    const text = isRaw ? child.text : unescaped(child.text);
    return [isFormat ? text?.replaceAll(/([{}])\1/g, "$1") : text];
  });
  const value = pieces.every((piece) => typeof piece === "string") ? pieces.join("") : undefined;
  return { kind: "string", value, pieces: pieces.filter((piece) => piece !== undefined), ...spanOf(node) };
}

/** Reads the expression in a field of an f-string, and the expressions in its format. */
function readInterpolation(node: Node): readonly SyntaxNode[] {
  const formats = [...fieldsOf(node, "format_specifier")].flatMap(childrenOf);
  return [...field(node, "expression"), ...formats.flatMap(readInterpolation)];
}

function readImports(node: Node): readonly Import[] {
  const span = spanOf(node);
  const [source] = fieldsOf(node, "module_name");
  const names = fieldsOf(node, "name").map((one) => {
    const [name = one] = fieldsOf(one, "name");
    return { name: name.text, alias: fieldsOf(one, "alias")[0]?.text, ...spanOf(one) };
  });
  if (node.type === "import_statement") {
    return names.map(({ name: module, alias, ...place }) => {
      // `import a.b` sets the variable `a` to the module `a`; `import a.b as c` sets `c` to the module `a.b`.
      const local = alias ?? module.replace(/\..*/s, "");
      return { kind: "import", module, names: [{ name: undefined, local, ...place }], ...span };
    });
  }
  const all = childrenOf(node).filter(({ type }) => type === "wildcard_import");
  const imported = [
    ...names.map(({ name, alias = name, ...place }) => ({ name, local: alias, ...place })),
    ...all.map((one) => ({ name: "*", local: "*", ...spanOf(one) })),
  ];
  return [{ kind: "import", module: source?.text ?? "__future__", names: imported, ...span }];
}
