import { childrenOf, cut, type Node, type Source, spanOf, split, unescaped } from "./lezer.ts";
import type { Argument, Expression, FunctionLiteral, RecordEntry, Span, Statement } from "./tree.ts";

const LITERALS = new Set(["Number", "BooleanLiteral", "null", "RegExp", "this", "super"]);
/** Matches nodes that are not part of an expression's value: operators, punctuation, types. */
export const IS_TOKEN =
  /^(?:\W+|(?!null$|this$|super$)[a-z]\w*|\w+Op|Equals|Spread|Arrow|Star|Optional|Type\w*|\w+Type|\w+TypeName|Interpolation(?:Start|End))$/;
export class JavaScriptExpressions {
  readonly #source: Source;
  readonly #statements: (nodes: readonly Node[]) => readonly Statement[];

  /** @param statements reads the statements in the body of a function */
  constructor(source: Source, statements: (nodes: readonly Node[]) => readonly Statement[]) {
    this.#source = source;
    this.#statements = statements;
  }

  function(node: Node): FunctionLiteral {
    const children = childrenOf(node);
    const list = children.find((child) => child.name === "ParamList");
    const single = children.find((child) => child.name === "VariableDefinition");
    const bare = single === undefined || list !== undefined ? [] : [[single]];
    const parts = list === undefined ? bare : split(childrenOf(list).slice(1, -1), ",");
    const parameters = parts.map((part) => cut(part, "Equals"));
    const body = children.at(-1);
    const isBlock = body?.name === "Block";
    const value = body === undefined || isBlock ? undefined : this.expression(body);
    return {
      kind: "function",
      parameters: parameters.flatMap(([target]) => this.expressions(target)),
      defaults: parameters.flatMap(([, defaults]) => this.expressions(defaults)),
      body: value === undefined ? this.#statements(body === undefined ? [] : [body]) : [statementOf(value, value)],
      ...spanOf(node),
    };
  }

  expressions(nodes: readonly Node[]): readonly Expression[] {
    return nodes.filter(({ name }) => !IS_TOKEN.test(name)).map((node) => this.expression(node));
  }

  expression(node: Node): Expression {
    const children = childrenOf(node);
    const span = spanOf(node);
    if (LITERALS.has(node.name)) return { kind: "literal", text: this.#source.textOf(node), ...span };
    const call = this.#call(node, children) ?? this.#wrapped(node, children);
    if (call !== undefined) return call;
    switch (node.name) {
      case "VariableName":
      case "VariableDefinition":
      case "PropertyName":
        return { kind: "name", name: this.#source.textOf(node), ...span };
      case "String":
        return { kind: "text", value: unescaped(this.#source.textOf(node).slice(1, -1)), fields: [], ...span };
      case "TemplateString": {
        const fields = children.flatMap((child) => this.expressions(childrenOf(child)));
        const value = fields.length > 0 ? undefined : unescaped(this.#source.textOf(node).slice(1, -1));
        return { kind: "text", value, fields, ...span };
      }
      case "MemberExpression":
        return this.#member(children, span);
      case "ArrayExpression":
      case "ArrayPattern":
        return { kind: "list", items: this.expressions(children), ...span };
      case "ObjectExpression":
      case "ObjectPattern":
        return { kind: "record", entries: split(children.slice(1, -1), ",").map((part) => this.#entry(part)), ...span };
      case "ArrowFunction":
      case "FunctionExpression":
        return this.function(node);
      case "AssignmentExpression": {
        const [target, value] = this.expressions(children);
        if (target !== undefined && value !== undefined) return { kind: "assignment", target, value, ...span };
        break;
      }
    }
    return { kind: "compound", name: node.name, parts: this.expressions(children), ...span };
  }

  #call(node: Node, children: readonly Node[]): Expression | undefined {
    const span = spanOf(node);
    const isTagged = node.name === "TaggedTemplateExpression";
    if (node.name === "DynamicImport") {
      const callee: Expression = { kind: "name", name: "import", from: span.from, to: span.from + "import".length };
      return { kind: "call", callee, arguments: this.expressions(children).map(argumentOf), ...span };
    }
    if (!isTagged && node.name !== "CallExpression" && node.name !== "NewExpression") return undefined;
    const list = children.find(({ name }) => name === "ArgList");
    const [callee, text] = this.expressions(children.filter((child) => child !== list));
    if (callee === undefined) return undefined;
    const given = isTagged && text !== undefined ? [argumentOf(text)] : [];
    return { kind: "call", callee, arguments: list === undefined ? given : this.#arguments(list), ...span };
  }

  /** Reads an expression in parentheses or with a type, such as `(value)` or `value as Type`. */
  #wrapped(node: Node, children: readonly Node[]): Expression | undefined {
    const isWrapped = ["ParenthesizedExpression", "InstantiationExpression", "PrefixCast"].includes(node.name);
    const isTyped =
      node.name === "BinaryExpression" && children.some(({ name }) => name === "as" || name === "satisfies");
    return isWrapped || isTyped ? this.expressions(children)[0] : undefined;
  }

  #member(children: readonly Node[], span: Span): Expression {
    const [first] = children;
    const last = children.at(-1);
    if (first === undefined || last === undefined) return { kind: "compound", name: "Member", parts: [], ...span };
    const object = this.expression(first);
    if (last.name === "]") return { kind: "index", object, index: this.expressions(children.slice(1)), ...span };
    return { kind: "member", object, property: this.#source.textOf(last), ...span };
  }

  #arguments(list: Node): readonly Argument[] {
    return split(childrenOf(list).slice(1, -1), ",").flatMap((part): readonly Argument[] => {
      const [value] = this.expressions(part);
      if (value === undefined) return [];
      return [{ spread: part[0]?.name === "Spread", value, from: part[0]?.from ?? list.from, to: value.to }];
    });
  }

  /**
   * Reads an entry of an object pattern that consists of a name, with or without a default: `{ name }` or `{ name =
   * value }`.
   */
  #shortPattern(name: Node, children: readonly Node[], span: Span): RecordEntry {
    const [, value] = cut(children, "Equals");
    const fallback: Expression = { kind: "compound", name: "Default", parts: this.expressions(value), ...span };
    return { key: this.#source.textOf(name), parts: [this.expression(name), fallback], ...span };
  }

  #entry(part: readonly Node[]): RecordEntry {
    const [property] = part;
    if (property === undefined) return { parts: [], from: 0, to: 0 };
    const span = spanOf(property);
    const children = childrenOf(property);
    const [first] = children;
    const key =
      first?.name === "PropertyDefinition" || first?.name === "PropertyName" ? this.#source.textOf(first) : undefined;
    const quoted = first?.name === "String" ? this.#source.textOf(first).slice(1, -1) : undefined;
    if (children.some(({ name }) => name === "ParamList")) {
      return { ...(key === undefined ? {} : { key }), parts: [this.function(property)], ...span };
    }
    const [, value] = cut(children, ":");
    if (value.length > 0) {
      const name = key ?? quoted;
      const parts = this.expressions(name === undefined ? children : value);
      return { ...(name === undefined ? {} : { key: name }), parts, ...span };
    }
    if (first?.name === "VariableDefinition") return this.#shortPattern(first, children, span);
    // The property `{ name }` means `{ name: name }`.
    if (first?.name === "PropertyDefinition" && key !== undefined) {
      return { key, parts: [{ kind: "name", name: key, ...spanOf(first) }], ...span };
    }
    return { parts: this.expressions(children), ...span };
  }
}

function argumentOf(value: Expression): Argument {
  return { spread: false, value, ...spanOf(value) };
}

/** Converts an expression to a statement: an assignment if it assigns a value, otherwise an expression statement. */
export function statementOf(value: Expression, { from, to }: Span): Statement {
  if (value.kind === "assignment") return { kind: "assign", targets: [value.target], value: value.value, from, to };
  return { kind: "expression", value, from, to };
}
