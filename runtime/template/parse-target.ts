import { CONSTANTS } from "./parse-value.ts";
import type { Expression, NameNode, Signature, Target } from "./ast.ts";
import { ExpressionParser } from "./parse-expression.ts";

/** Reads what values are put into: targets of assignments, and parameters. */
export class TargetParser extends ExpressionParser {
  /** The parameters of a macro or call block, in parentheses. */
  signature(): Omit<Signature, "reads"> {
    const defaults: Expression[] = [];
    const names = new Set<string>();
    this.expect("(");
    const parameters = this.series(")", () => {
      const parameter = this.name();
      if (this.skip("=")) defaults.push(this.expression());
      else if (defaults.length) this.fail("non-default argument follows default argument");
      if (names.has(parameter.name)) this.fail(`duplicate argument "${parameter.name}"`);
      names.add(parameter.name);
      return parameter;
    });
    this.expect(")");
    return { parameters, defaults };
  }

  /** A name that may be assigned to. */
  name(): NameNode {
    const { value, line, start, end } = this.expect("name");
    return this.assignable({ kind: "name", name: value as string, line, start, end }) as NameNode;
  }

  /** What may be assigned to. */
  target(namespaces = false): Target {
    if (namespaces && this.peek().type === ".") {
      const { value, line, start } = this.expect("name");
      this.take();
      const attribute = this.expectName();
      return { kind: "namespace", name: value as string, attribute, line, start, end: this.last };
    }
    const { reads } = this;
    const target = this.assignable(this.tuple({ simple: true }));
    this.reads = reads;
    return target;
  }

  private assignable(node: Expression): Target {
    if (node.kind === "name" && !CONSTANTS.has(node.name)) return node;
    if (node.kind === "tuple")
      return { ...node, kind: "tuple", items: node.items.map((item) => this.assignable(item)) };
    return this.fail(`can't assign to "${node.kind}"`, node, "invalid-target");
  }
}
