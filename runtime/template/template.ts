import { format as formatSource } from "./format.ts";
import { SourceTemplate } from "./source-template.ts";

/** A template, compiled once, rendered as often as wanted. */
export class Template extends SourceTemplate {
  /**
   * The template written anew: a tag per line, indented; it renders the same text, and formatting it again changes
   * nothing.
   *
   * @param options `indent`: columns of one level, or their text, such as a tab. Default 4.
   * @source product specification, "Business constants and limits"
   */
  format({ indent = 4 }: { readonly indent?: number | string } = {}): string {
    const step = typeof indent === "number" ? " ".repeat(indent) : indent;
    return formatSource(this.lexer(true), step, this.options.autoescape ?? false);
  }
}
