import { around, childrenOf, cut, type Node, type Source, spanOf, split, unescaped } from "./lezer.ts";
import type {
  Argument,
  Binding,
  Expression,
  FunctionLiteral,
  RecordEntry,
  Span,
  Statement,
  TextLiteral,
} from "./tree.ts";

const LITERALS = new Set(["Number", "Boolean", "None", "Ellipsis"]);
const TEXTS = new Set(["String", "FormatString", "ContinuedString"]);
const LISTS = new Set(["ArrayExpression", "TupleExpression", "SetExpression"]);
/** Matches nodes that are not part of an expression's value: operators, punctuation, types. */
export const IS_TOKEN = /^(?:\W+|[a-z]\w*|\w+Op|At|TypeDef|FormatConversion)$/;

export class PythonExpressions {
  readonly #source: Source;
  readonly #statements: (nodes: readonly Node[]) => readonly Statement[];

  /** @param statements reads the statements in the body of a function */
  constructor(source: Source, statements: (nodes: readonly Node[]) => readonly Statement[]) {
    this.#source = source;
    this.#statements = statements;
  }

  expressions(nodes: readonly Node[]): readonly Expression[] {
    return nodes.filter(({ name }) => !IS_TOKEN.test(name)).map((node) => this.expression(node));
  }

  expression(node: Node): Expression {
    const children = childrenOf(node);
    const span = spanOf(node);
    if (LITERALS.has(node.name)) return { kind: "literal", text: this.#source.textOf(node), ...span };
    if (TEXTS.has(node.name)) return this.#text(node);
    if (LISTS.has(node.name)) return { kind: "list", items: this.expressions(children), ...span };
    if (node.name.endsWith("ComprehensionExpression")) return this.#comprehension(children, span);
    switch (node.name) {
      case "VariableName":
        return { kind: "name", name: this.#source.textOf(node), ...span };
      case "MemberExpression":
        return this.#member(children, span);
      case "CallExpression": {
        const [callee, list] = children;
        if (callee === undefined || list === undefined) break;
        return { kind: "call", callee: this.expression(callee), arguments: this.arguments(list), ...span };
      }
      case "ParenthesizedExpression": {
        const [inner] = this.expressions(children);
        if (inner !== undefined) return inner;
        break;
      }
      case "DictionaryExpression":
        return { kind: "record", entries: this.#entries(children.slice(1, -1)), ...span };
      case "LambdaExpression":
        return this.function(node);
      case "NamedExpression": {
        const [target, value] = this.expressions(children);
        if (target !== undefined && value !== undefined) return { kind: "assignment", target, value, ...span };
        break;
      }
    }
    return { kind: "compound", name: node.name, parts: this.expressions(children), ...span };
  }

  #member(children: readonly Node[], span: Span): Expression {
    const [first, sign] = children;
    const last = children.at(-1);
    if (first === undefined || last === undefined) return { kind: "compound", name: "Member", parts: [], ...span };
    const object = this.expression(first);
    if (sign?.name === "[") return { kind: "index", object, index: this.expressions(children.slice(1)), ...span };
    return { kind: "member", object, property: this.#source.textOf(last), ...span };
  }

  arguments(list: Node): readonly Argument[] {
    const children = childrenOf(list);
    // A comprehension that is the only argument of a call has no brackets of its own.
    if (children.some(({ name }) => name === "for")) {
      return [{ spread: false, value: this.#comprehension(children, spanOf(list)), ...spanOf(list) }];
    }
    return split(children.slice(1, -1), ",").flatMap((part): readonly Argument[] => {
      const [name, value] = cut(part, "AssignOp");
      const place = around(part, list);
      const isNamed = value.length > 0;
      const [expression] = this.expressions(isNamed ? value : part);
      if (expression === undefined) return [];
      const spread = part[0]?.name === "*" || part[0]?.name === "**";
      const [keyword] = isNamed ? name.map((node) => this.#source.textOf(node)) : [];
      return [{ ...(keyword === undefined ? {} : { name: keyword }), spread, value: expression, ...place }];
    });
  }

  #entries(nodes: readonly Node[]): readonly RecordEntry[] {
    return split(nodes, ",").map((part) => {
      const [key, value] = cut(part, ":");
      const parts = this.expressions(part);
      const [name] = this.expressions(value.length > 0 ? key : []);
      const place = around(part, { from: 0, to: 0 });
      if (name?.kind !== "text" || name.value === undefined) return { parts, ...place };
      return { key: name.value, parts: parts.slice(1), ...place };
    });
  }

  #comprehension(children: readonly Node[], span: Span): Expression {
    const bindings: Binding[] = [];
    const parts: Expression[] = [];
    const clauses: Node[][] = [[]];
    for (const child of children) {
      if (child.name === "for" || child.name === "if") clauses.push([child]);
      else clauses.at(-1)?.push(child);
    }
    for (const [first, ...rest] of clauses) {
      if (first?.name !== "for") {
        parts.push(...this.expressions(first === undefined ? rest : [first, ...rest]));
        continue;
      }
      const [targets, iterable] = cut(rest, "in");
      bindings.push(this.binding(targets, iterable));
    }
    return { kind: "comprehension", bindings, parts, ...span };
  }

  #text(node: Node): TextLiteral {
    if (node.name === "ContinuedString") {
      const texts = childrenOf(node).map((child) => this.#text(child));
      const values = texts.map(({ value }) => value);
      const value = values.includes(undefined) ? undefined : values.join("");
      return { kind: "text", value, fields: texts.flatMap(({ fields }) => fields), ...spanOf(node) };
    }
    const fields = this.#fields(node);
    const [, prefix = "", inner = ""] =
      /^(\w*)(?:"""([\s\S]*)"""|'''([\s\S]*)'''|"([\s\S]*)"|'([\s\S]*)')$/
        .exec(this.#source.textOf(node))
        ?.filter((group) => group !== undefined) ?? [];
    const value = fields.length > 0 ? undefined : /r/i.test(prefix) ? inner : unescaped(inner);
    return { kind: "text", value, fields, ...spanOf(node) };
  }

  /** Returns the expressions in the fields of an f-string, including fields inside the format of another field. */
  #fields(node: Node): readonly Expression[] {
    return childrenOf(node).flatMap((child) => {
      if (child.name !== "FormatReplacement" && child.name !== "FormatSpec") return [];
      const own = childrenOf(child).filter(({ name }) => name !== "FormatSpec" && name !== "FormatReplacement");
      return [...this.expressions(own), ...this.#fields(child)];
    });
  }

  /** Reads a function or a lambda: its parameters and its body. The body of a lambda is one expression. */
  function(node: Node): FunctionLiteral {
    const children = childrenOf(node);
    const list = children.find((child) => child.name === "ParamList");
    const parameters = list === undefined ? [] : split(childrenOf(list), ",").map((part) => cut(part, "AssignOp"));
    const body = children.find((child) => child.name === "Body");
    const behind = children.slice(children.findIndex((child) => child.name === ":") + 1);
    const value = body === undefined ? this.expressions(behind) : [];
    return {
      kind: "function",
      parameters: parameters.flatMap(([target]) => this.expressions(target)),
      defaults: parameters.flatMap(([, defaults]) => this.expressions(defaults)),
      body:
        body === undefined
          ? value.map((one): Statement => ({ kind: "expression", value: one, from: one.from, to: one.to }))
          : this.#statements(childrenOf(body)),
      ...spanOf(node),
    };
  }

  binding(targets: readonly Node[], value: readonly Node[]): Binding {
    const values = this.expressions(value);
    const [first] = values;
    const span = { from: first?.from ?? 0, to: values.at(-1)?.to ?? 0 };
    return {
      targets: this.expressions(targets),
      value: values.length < 2 ? first : { kind: "list", items: values, ...span },
    };
  }
}
