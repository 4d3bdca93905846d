import type { Node } from "@vscode/tree-sitter-wasm";
import { childrenOf, faultsIn, fieldsOf, inTree, type Span, spanOf } from "./grammars.ts";
import {
  type Argument,
  type Import,
  type Program,
  type RecordEntry,
  type SyntaxNode,
  unescaped,
} from "./syntax-tree.ts";

/** Parses Python code. Never throws; syntax errors are in `errors`. */
export function parsePython(text: string): Program {
  return inTree("python", text, (root) => ({ body: childrenOf(root).map(read), errors: [...faultsIn(root)] }));
}

const LITERALS = new Set(["integer", "float", "true", "false", "none", "ellipsis"]);
const LISTS = new Set("list tuple set expression_list pattern_list tuple_pattern list_pattern".split(" "));

function read(node: Node): SyntaxNode {
  const span = spanOf(node);
  const field = (name: string): readonly SyntaxNode[] => fieldsOf(node, name).map(read);
  const [only] = childrenOf(node);
  if (LITERALS.has(node.type)) return { kind: "literal", text: node.text, ...span };
  if (LISTS.has(node.type)) return { kind: "list", items: childrenOf(node).map(read), ...span };
  if (/(?:comprehension|generator_expression)$/.test(node.type)) return readComprehension(node);
  switch (node.type) {
    case "identifier":
      return { kind: "name", name: node.text, ...span };
    case "attribute": {
      const [object] = field("object");
      const [property] = fieldsOf(node, "attribute");
      if (object === undefined || property === undefined) break;
      // Python compares names in this normal form, so other letters could spell the same name.
      return { kind: "member", object, property: property.text.normalize("NFKC"), ...span };
    }
    case "subscript": {
      const [object] = field("value");
      if (object === undefined) break;
      return { kind: "index", object, index: field("subscript"), ...span };
    }
    case "call": {
      const [callee] = field("function");
      if (callee === undefined) break;
      return { kind: "call", callee, arguments: fieldsOf(node, "arguments").flatMap(readArguments), ...span };
    }
    case "string":
      return readString(node);
    case "concatenated_string": {
      const strings = childrenOf(node).map(readString);
      const values = strings.map(({ value }) => value);
      const value = values.includes(undefined) ? undefined : values.join("");
      return { kind: "string", value, pieces: strings.flatMap(({ pieces }) => pieces), ...span };
    }
    case "parenthesized_expression":
    case "as_pattern_target":
      if (only !== undefined) return read(only);
      break;
    case "dictionary":
      return { kind: "record", entries: childrenOf(node).map(readEntry), ...span };
    case "lambda":
      return { kind: "function", parameters: readParameters(node), body: [returned(field("body"), span)], ...span };
    case "function_definition": {
      const annotations = [...fieldsOf(node, "parameters").flatMap(childrenOf), node].flatMap((one) =>
        [...fieldsOf(one, "type"), ...fieldsOf(one, "return_type")].map(read),
      );
      const body = [...annotations, ...fieldsOf(node, "body").flatMap(childrenOf).map(read)];
      return bind(field("name"), { kind: "function", parameters: readParameters(node), body, ...span }, span);
    }
    case "class_definition": {
      const bases = fieldsOf(node, "superclasses").flatMap(readArguments);
      const body = fieldsOf(node, "body").flatMap(childrenOf).map(read);
      const parts = [...bases.map(({ value }) => value), ...body];
      return bind(field("name"), { kind: "other", type: node.type, parts, ...span }, span);
    }
    case "assignment": {
      const binding = bind(field("left"), field("right")[0], span);
      const type = field("type");
      return type.length === 0 ? binding : { kind: "other", type: node.type, parts: [...type, binding], ...span };
    }
    case "augmented_assignment": {
      const parts = [...field("left"), ...field("right")];
      return bind(field("left"), { kind: "other", type: node.type, parts, ...span }, span);
    }
    case "named_expression":
      return bind(field("name"), field("value")[0], span);
    case "as_pattern": {
      const values = childrenOf(node).filter(({ type }) => type !== "as_pattern_target");
      return bind(field("alias"), values.map(read)[0], span);
    }
    case "default_parameter":
    case "typed_default_parameter":
      return bind(field("name"), field("value")[0], span);
    case "typed_parameter":
      if (only !== undefined) return read(only);
      break;
    case "for_statement":
    case "for_in_clause": {
      const rights = fieldsOf(node, "right");
      const values = rights.map(read);
      const value: SyntaxNode | undefined = values.length < 2 ? values[0] : { kind: "list", items: values, ...span };
      const binding = { ...bind(field("left"), value, span), isItem: true };
      return { kind: "other", type: node.type, parts: [binding, ...field("body"), ...field("alternative")], ...span };
    }
    case "except_clause": {
      const parts = childrenOf(node)
        .map(read)
        .flatMap((part): readonly SyntaxNode[] => {
          // The variable is not the class of the error, but an error of this class.
          if (part.kind !== "binding" || part.value === undefined) return [part];
          return [part.value, { ...part, value: undefined }];
        });
      return { kind: "other", type: node.type, parts, ...span };
    }
    case "import_statement":
    case "import_from_statement":
    case "future_import_statement":
      return { kind: "other", type: node.type, parts: readImports(node), ...span };
  }
  return { kind: "other", type: node.type, parts: childrenOf(node).map(read), ...span };
}

function bind(targets: readonly SyntaxNode[], value: SyntaxNode | undefined, span: Span) {
  // The value of `a = b = 1` is the binding `b = 1`.
  const all = value?.kind === "binding" ? [...targets, ...value.targets] : targets;
  return {
    kind: "binding",
    targets: all,
    value: value?.kind === "binding" ? value.value : value,
    isItem: false,
    ...span,
  } as const;
}

/** Reads the expression that a lambda returns. */
function returned(parts: readonly SyntaxNode[], span: Span): SyntaxNode {
  return { kind: "other", type: "return_statement", parts, ...span };
}

function readParameters(node: Node): readonly SyntaxNode[] {
  return fieldsOf(node, "parameters").flatMap(childrenOf).map(read);
}

function readArguments(list: Node): readonly Argument[] {
  // A generator expression that is the only argument of a call has no brackets of its own.
  if (list.type === "generator_expression") return [{ spread: false, value: read(list), ...spanOf(list) }];
  return childrenOf(list).flatMap((node): readonly Argument[] => {
    const spread = node.type === "list_splat" || node.type === "dictionary_splat";
    const [name] = node.type === "keyword_argument" ? fieldsOf(node, "name") : [];
    const [value] = name === undefined ? (spread ? childrenOf(node) : [node]) : fieldsOf(node, "value");
    if (value === undefined) return [];
    return [{ ...(name !== undefined && { name: name.text }), spread, value: read(value), ...spanOf(node) }];
  });
}

function readEntry(node: Node): RecordEntry {
  const span = spanOf(node);
  const [key, value] = [...fieldsOf(node, "key"), ...fieldsOf(node, "value")].map(read);
  if (key === undefined || value === undefined) return { parts: childrenOf(node).map(read), ...span };
  return key.kind === "string" && key.value !== undefined
    ? { key: key.value, parts: [value], ...span }
    : { parts: [key, value], ...span };
}

/** Reads the loops and conditions of a comprehension, and then the expression that computes each item. */
function readComprehension(node: Node): SyntaxNode {
  const [body, ...clauses] = childrenOf(node);
  return {
    kind: "other",
    type: node.type,
    parts: [...clauses, ...(body === undefined ? [] : [body])].map(read),
    ...spanOf(node),
  };
}

function readString(node: Node): Extract<SyntaxNode, { kind: "string" }> {
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
  return [...fieldsOf(node, "expression").map(read), ...formats.flatMap(readInterpolation)];
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
