import { format as formatBody } from "./format.ts";
import { namesFor } from "./names.ts";
import type { TemplateOptions } from "./options.ts";
import { emitModule } from "./precompile.ts";
import { SourceTemplate } from "./source-template.ts";

/** A template, compiled once, rendered as often as wanted. */
export class Template extends SourceTemplate {
  /**
   * The template as the text of an ES module, for building ahead: it renders faster, and needs no parser.
   * Its `render(context, runtime)` takes the exports of `hubsmith/template/runtime` as `runtime`; or give the whole
   * module to `new Template(module, options)`.
   *
   * @throws TemplateSyntaxError, TemplateBudgetError
   */
  static precompile(source: string, options: TemplateOptions = {}): string {
    const template = new Template(source, options);
    const { nesting } = template.host.budgets;
    return emitModule(template.parse(), namesFor(options), nesting, options.autoescape ?? false, template.source);
  }

  /**
   * The template written anew: a tag per line, indented; it renders the same text, and formatting it again changes
   * nothing.
   *
   * @param options `indent`: columns of one level, or a tab. Default 4.
   * @source product specification, "Business constants and limits"
   */
  format({ indent = 4 }: { readonly indent?: number | "\t" } = {}): string {
    const step = typeof indent === "number" ? " ".repeat(indent) : indent;
    return formatBody(this.parse(true).body, step, this.options.autoescape ?? false);
  }
}
