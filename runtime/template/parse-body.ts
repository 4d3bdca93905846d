import type { Body, Expression, Statement, TextNode } from "./ast.ts";
import { added } from "./lists.ts";
import { TargetParser } from "./parse-target.ts";

type Part = TextNode | Expression;

/** Reads statements in a row, with the text and the outputs between their tags. */
export abstract class BodyParser extends TargetParser {
  /** The statement whose name comes next, up to the mark that ends its last tag. */
  protected abstract statement(): Statement;

  /** Statements up to one of the end tags, which stays the current token; without end tags up to the end. */
  body(endTags?: readonly string[]): Body {
    const statements: Statement[] = [];
    let parts: Part[] | undefined;
    while (!this.is("end")) {
      const { type, value, line, start, end } = this.take();
      if (type === "text") {
        parts = added(parts, { kind: "text", text: value as string, line, start, end });
      } else if (type === "{{") {
        parts = added(parts, this.tuple());
        this.expect("}}");
      } else {
        parts = this.flush(statements, parts);
        if (endTags && this.isOneOf(endTags)) return statements;
        statements.push(this.statement());
        this.expect("%}");
      }
    }
    this.flush(statements, parts);
    return statements;
  }

  /** Ends an output. */
  private flush(statements: Statement[], parts: Part[] | undefined): undefined {
    const first = parts?.[0];
    if (parts && first) {
      statements.push({ kind: "output", parts, line: first.line, start: first.start, end: this.last });
    }
  }

  /** The rest of the tag, then statements up to an end tag; `drop` takes that tag's name. */
  block(endTags: readonly string[], drop = true): Body {
    this.skip(":");
    this.expect("%}");
    const body = this.body(endTags);
    if (this.is("end")) this.refuse(`"${endTags.join('" or "')}"`);
    if (drop) this.take();
    return body;
  }

  /** The end tag at which a block stopped, or `else` and what stands behind it. */
  otherwise(endTag: string): Body | undefined {
    return this.take().value === "else" ? this.block([endTag]) : undefined;
  }

  /** What {@link block} gives, and what is read in there. */
  measured(endTags: readonly string[], drop = true): { body: Body; reads: number } {
    const outer = this.reads;
    this.reads = 0;
    const body = this.block(endTags, drop);
    const { reads } = this;
    this.reads |= outer;
    return { body, reads };
  }
}
