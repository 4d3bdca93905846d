import { parser } from "@lezer/javascript";
import { IS_TOKEN, JavaScriptExpressions, statementOf } from "./javascript-expressions.ts";
import { around, childrenOf, cut, type Node, Source, spanOf, split } from "./lezer.ts";
import type { Import, ImportedName, Program, Span, Statement } from "./tree.ts";

const typescript = parser.configure({ dialect: "ts" });

/** Parses JavaScript or TypeScript. Types are ignored. Never throws; syntax errors are in `errors`. */
export function parseJavaScript(text: string): Program {
  const source = new Source(text, typescript.parse(text).topNode);
  return { statements: new Reader(source).statements(childrenOf(source.top)), errors: source.errors() };
}

/** Statements that only declare types. */
const IS_TYPE = /^(?:TypeAlias|Interface|Enum|Namespace|Ambient)\w*Declaration$/;

/** Kinds of statements that consist of clauses, each with a body. */
const WITH_BODY = new Set(
  "IfStatement WhileStatement DoStatement SwitchStatement TryStatement CatchClause FinallyClause LabeledStatement".split(
    " ",
  ),
);

class Reader {
  readonly #source: Source;
  readonly #code: JavaScriptExpressions;

  constructor(source: Source) {
    this.#source = source;
    this.#code = new JavaScriptExpressions(source, (nodes) => this.statements(nodes));
  }

  statements(nodes: readonly Node[]): readonly Statement[] {
    return nodes.flatMap((node) => this.#statement(node));
  }

  #statement(node: Node): readonly Statement[] {
    const children = childrenOf(node);
    const span = spanOf(node);
    if (IS_TYPE.test(node.name) || (IS_TOKEN.test(node.name) && children.length === 0)) return [];
    if (WITH_BODY.has(node.name)) return this.#clauses(children);
    switch (node.name) {
      case "Block":
      case "ExportDeclaration":
      case "SwitchBody":
        return this.statements(children);
      case "ImportDeclaration":
        return [this.#import(children, span)];
      case "VariableDeclaration":
        return this.#variables(children.slice(1), span);
      case "ExpressionStatement": {
        const [value] = this.#code.expressions(children);
        return value === undefined ? [] : [statementOf(value, span)];
      }
      case "ForStatement":
        return this.#loop(children, span);
      case "FunctionDeclaration":
        return [
          {
            kind: "definition",
            name: this.#source.textOfFirst(children, "VariableDefinition"),
            function: this.#code.function(node),
            decorators: [],
            ...span,
          },
        ];
      case "ClassDeclaration":
        return [this.#class(children, span)];
      default:
        if (/(?:Expression|Literal|Name)$/.test(node.name)) {
          return [{ kind: "expression", value: this.#code.expression(node), ...span }];
        }
        return [{ kind: "other", name: node.name, parts: this.#code.expressions(children), ...span }];
    }
  }

  #import(children: readonly Node[], span: Span): Import {
    const text = children.find(({ name }) => name === "String");
    const module = text === undefined ? "" : this.#source.textOf(text).slice(1, -1);
    const names: ImportedName[] = [];
    if (children[1]?.name === "type") return { kind: "import", module, names, ...span };
    let isWhole = false;
    for (const child of children) {
      if (child.name === "Star") isWhole = true;
      if (child.name === "VariableDefinition") {
        names.push({ name: isWhole ? undefined : "default", local: this.#source.textOf(child), ...spanOf(child) });
      }
      if (child.name !== "ImportGroup") continue;
      for (const part of split(childrenOf(child).slice(1, -1), ",")) {
        const bare = part.filter(({ name }) => name !== "as");
        if (bare[0]?.name === "type" && bare.length > 1) continue;
        const [name = "", local = name] = bare.map((node) => this.#source.textOf(node));
        names.push({ name, local, ...around(part, span) });
      }
    }
    return { kind: "import", module, names, ...span };
  }

  #variables(children: readonly Node[], span: Span): readonly Statement[] {
    return split(
      children.filter(({ name }) => name !== ";"),
      ",",
    ).flatMap((part): readonly Statement[] => {
      const [target, value] = cut(part, "Equals");
      const [first] = this.#code.expressions(value);
      const targets = this.#code.expressions(target);
      if (targets.length === 0) return [];
      return [{ kind: "assign", targets, value: first, ...around(part, span) }];
    });
  }

  #loop(children: readonly Node[], span: Span): readonly Statement[] {
    const head = children.find(({ name }) => /^For\w*Spec$/.test(name));
    const body = this.statements(children.slice(children.findIndex((child) => child === head) + 1));
    const nodes = head === undefined ? [] : childrenOf(head).slice(1, -1);
    const block = { kind: "block", name: "for", body, ...span } as const;
    if (head?.name === "ForSpec") {
      const [start, ...rest] = nodes;
      const before = start === undefined ? [] : this.#statement(start);
      return [...before, { ...block, bindings: [], heads: this.#code.expressions(before.length > 0 ? rest : nodes) }];
    }
    const word = head?.name === "ForInSpec" ? "in" : "of";
    const [targets, iterable] = cut(nodes, word);
    const [value] = this.#code.expressions(iterable);
    return [{ ...block, bindings: [{ targets: this.#code.expressions(targets), value }], heads: [] }];
  }

  /** Reads each clause of a statement as a separate block: its keyword, its condition and its body. */
  #clauses(children: readonly Node[]): readonly Statement[] {
    const [keyword] = children;
    if (keyword === undefined) return [];
    const blocks: Statement[] = [];
    let name = keyword.name;
    for (const child of children.slice(1)) {
      if (child.name === "else" || (child.name === "while" && name === "do")) name = child.name;
      const span = spanOf(child);
      if (/^(?:Catch|Finally)Clause$/.test(child.name)) blocks.push(...this.#statement(child));
      else if (name === "catch" && child.name === "VariableDefinition") {
        const targets = this.#code.expressions([child]);
        blocks.push({ kind: "block", name, bindings: [{ targets, value: undefined }], heads: [], body: [], ...span });
      } else if (child.name === "ParenthesizedExpression" || child.name === "CaseLabel") {
        const heads = this.#code.expressions(childrenOf(child));
        blocks.push({ kind: "block", name, bindings: [], heads, body: [], ...span });
      } else {
        const body = this.#statement(child);
        if (body.length > 0) blocks.push({ kind: "block", name, bindings: [], heads: [], body, ...span });
      }
    }
    return blocks;
  }

  #class(children: readonly Node[], span: Span): Statement {
    const body = children.find(({ name }) => name === "ClassBody");
    const [, bases] = cut(
      children.filter((child) => child !== body),
      "extends",
    );
    const members = body === undefined ? [] : childrenOf(body).slice(1, -1);
    return {
      kind: "class",
      name: this.#source.textOfFirst(children, "VariableDefinition"),
      bases: this.#code.expressions(bases),
      decorators: [],
      body: members.flatMap((member): readonly Statement[] => {
        const place = spanOf(member);
        if (member.name === "MethodDeclaration") {
          const name = this.#source.textOfFirst(childrenOf(member), "PropertyDefinition");
          return [{ kind: "definition", name, function: this.#code.function(member), decorators: [], ...place }];
        }
        return [{ kind: "other", name: member.name, parts: this.#code.expressions(childrenOf(member)), ...place }];
      }),
      ...span,
    };
  }
}
