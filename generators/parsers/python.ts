import { parser } from "@lezer/python";
import { around, childrenOf, cut, type Node, Source, spanOf, split } from "./lezer.ts";
import { IS_TOKEN, PythonExpressions } from "./python-expressions.ts";
import type { Expression, Import, Program, Span, Statement } from "./tree.ts";

/** Parses Python code. Never throws; syntax errors are in `errors`. */
export function parsePython(text: string): Program {
  const source = new Source(text, parser.parse(text).topNode);
  const reader = new Reader(source);
  return { statements: reader.statements(childrenOf(source.top)), errors: source.errors() };
}

/** Kinds of statements that consist of clauses, each with a body. */
const WITH_BODY = new Set(
  "ForStatement WithStatement IfStatement WhileStatement TryStatement MatchStatement MatchClause".split(" "),
);

class Reader {
  readonly #source: Source;
  readonly #code: PythonExpressions;

  constructor(source: Source) {
    this.#source = source;
    this.#code = new PythonExpressions(source, (nodes) => this.statements(nodes));
  }

  statements(nodes: readonly Node[]): readonly Statement[] {
    return nodes.flatMap((node) => this.#statement(node));
  }

  #statement(node: Node): readonly Statement[] {
    const children = childrenOf(node);
    const span = spanOf(node);
    if (WITH_BODY.has(node.name)) return this.#blocks(children);
    switch (node.name) {
      case "StatementGroup":
        return this.statements(children);
      case "ImportStatement":
        return this.#imports(children, span);
      case "AssignStatement":
        return [this.#assignment(children, span)];
      case "UpdateStatement": {
        const parts = this.#code.expressions(children);
        const [target] = parts;
        if (target === undefined) return [];
        return [
          { kind: "assign", targets: [target], value: { kind: "compound", name: "Update", parts, ...span }, ...span },
        ];
      }
      case "ExpressionStatement": {
        const parts = this.#code.expressions(children);
        const [first] = parts;
        if (first === undefined) return [];
        return [
          { kind: "expression", value: parts.length === 1 ? first : { kind: "list", items: parts, ...span }, ...span },
        ];
      }
      case "FunctionDefinition":
        return [this.#definition(node, [])];
      case "ClassDefinition":
        return [this.#class(node, [])];
      case "DecoratedStatement":
        return this.#decorated(children);
      case ":":
      case ";":
        return [];
      default:
        return [{ kind: "other", name: node.name, parts: this.#code.expressions(children), ...span }];
    }
  }

  #imports(children: readonly Node[], span: Span): readonly Import[] {
    const [first] = children;
    if (first?.name === "from") {
      const [source, names] = cut(children.slice(1), "import");
      const module = source.map((node) => this.#source.textOf(node)).join("");
      const bare = names.filter(({ name }) => name !== "(" && name !== ")");
      const imported = split(bare, ",").map((part) => {
        const [name = "", local = name] = part
          .filter((node) => node.name !== "as")
          .map((node) => this.#source.textOf(node));
        return { name, local, ...around(part, span) };
      });
      return [{ kind: "import", module, names: imported, ...span }];
    }
    return split(children.slice(1), ",").map((part): Import => {
      const [path, alias] = cut(part, "as");
      const module = path.map((node) => this.#source.textOf(node)).join("");
      const [local] = alias.map((node) => this.#source.textOf(node));
      const place = around(part, span);
      // `import a.b` sets the variable `a` to the module `a`; `import a.b as c` sets `c` to the module `a.b`.
      return local === undefined
        ? {
            kind: "import",
            module,
            names: [{ name: undefined, local: module.replace(/\..*/s, ""), ...place }],
            ...span,
          }
        : { kind: "import", module, names: [{ name: undefined, local, ...place }], ...span };
    });
  }

  #assignment(children: readonly Node[], span: Span): Statement {
    const sides = split(children, "AssignOp");
    const hasValue = children.some(({ name }) => name === "AssignOp");
    const targets = (hasValue ? sides.slice(0, -1) : sides).flatMap((side) => this.#code.expressions(side));
    const values = hasValue ? this.#code.expressions(sides.at(-1) ?? []) : [];
    const [value] = values;
    if (values.length < 2) return { kind: "assign", targets, value, ...span };
    return { kind: "assign", targets, value: { kind: "list", items: values, ...span }, ...span };
  }

  /** Reads each clause as a separate block: its keyword, the code after the keyword, and its body. */
  #blocks(children: readonly Node[]): readonly Statement[] {
    const blocks: Statement[] = [];
    let head: Node[] = [];
    for (const child of children) {
      if (child.name !== "Body" && child.name !== "MatchBody") {
        head.push(child);
        continue;
      }
      const from = head[0]?.from ?? child.from;
      blocks.push(this.#block(head, child, { from, to: child.to }));
      head = [];
    }
    return blocks;
  }

  #block(head: readonly Node[], body: Node, span: Span): Statement {
    const [keyword, ...nodes] = head.filter(({ name: token }) => token !== "async");
    const name = keyword?.name ?? "";
    const statements = this.statements(childrenOf(body));
    const block = { kind: "block", name, body: statements, ...span } as const;
    if (name === "for") {
      const [targets, iterable] = cut(nodes, "in");
      return { ...block, bindings: [this.#code.binding(targets, iterable)], heads: [] };
    }
    if (name !== "with" && name !== "except") {
      return { ...block, bindings: [], heads: this.#code.expressions(nodes) };
    }
    const items = split(nodes, ",").map((item) => cut(item, "as"));
    const bindings = items.flatMap(([value, targets]) => {
      if (name === "except")
        return targets.length === 0 ? [] : [{ targets: this.#code.expressions(targets), value: undefined }];
      return [this.#code.binding(targets, value)];
    });
    return {
      ...block,
      bindings,
      heads: name === "except" ? items.flatMap(([value]) => this.#code.expressions(value)) : [],
    };
  }

  #decorated(children: readonly Node[]): readonly Statement[] {
    const decorators = children
      .filter(({ name }) => name === "Decorator")
      .flatMap((node): readonly Expression[] => this.#chain(childrenOf(node).slice(1), spanOf(node)));
    return children.flatMap((node): readonly Statement[] => {
      if (node.name === "FunctionDefinition") return [this.#definition(node, decorators)];
      return node.name === "ClassDefinition" ? [this.#class(node, decorators)] : [];
    });
  }

  /** Reads a decorator from its nodes: names, dots and arguments. */
  #chain(nodes: readonly Node[], span: Span): readonly Expression[] {
    let value: Expression | undefined;
    for (const node of nodes) {
      if (node.name === "ArgList" && value !== undefined) {
        value = { kind: "call", callee: value, arguments: this.#code.arguments(node), ...span };
      } else if (node.name === "PropertyName" || (node.name === "VariableName" && value !== undefined)) {
        if (value !== undefined)
          value = { kind: "member", object: value, property: this.#source.textOf(node), ...span };
      } else if (!IS_TOKEN.test(node.name)) {
        value = this.#code.expression(node);
      }
    }
    return value === undefined ? [] : [value];
  }

  #definition(node: Node, decorators: readonly Expression[]): Statement {
    return {
      kind: "definition",
      name: this.#source.textOfFirst(childrenOf(node), "VariableName"),
      function: this.#code.function(node),
      decorators,
      ...spanOf(node),
    };
  }

  #class(node: Node, decorators: readonly Expression[]): Statement {
    const children = childrenOf(node);
    const bases = children.filter((child) => child.name === "ArgList").flatMap((list) => this.#code.arguments(list));
    const body = children.filter((child) => child.name === "Body").flatMap((child) => childrenOf(child));
    return {
      kind: "class",
      name: this.#source.textOfFirst(children, "VariableName"),
      bases: bases.map(({ value }) => value),
      decorators,
      body: this.statements(body),
      ...spanOf(node),
    };
  }
}
