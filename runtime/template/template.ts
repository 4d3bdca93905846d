import { compile, type Compiled } from "./compile.ts";
import { CompiledTemplate } from "./compiled-template.ts";
import type { Names } from "./compiler.ts";
import { format as formatBody } from "./format.ts";
import { namesFor } from "./names.ts";
import type { PrecompiledTemplate, TemplateOptions } from "./options.ts";
import { parse, type Parsed } from "./parse.ts";
import { emitModule } from "./precompile.ts";

/** A template, compiled once, rendered as often as wanted. */
export class Template extends CompiledTemplate {
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
   * @param source the template's text, or a module made by {@link Template.precompile}
   * @throws TemplateSyntaxError, TemplateBudgetError when the source cannot be compiled
   */
  constructor(source: string | PrecompiledTemplate, options: TemplateOptions = {}) {
    super(typeof source === "string" ? unread(source) : source, options);
  }

  protected override compile(template: PrecompiledTemplate, names: Names): Compiled {
    if (template.make !== needsReading) return super.compile(template, names);
    return compile(this.parse(), names, this.host.budgets.nesting, this.options.autoescape ?? false);
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

  private parse(comments = false): Parsed {
    const { trimBlocks = true, lstripBlocks = true, keepTrailingNewline = false } = this.options;
    const { nesting } = this.host.budgets;
    return parse(this.source, { nesting, trimBlocks, lstripBlocks, keepTrailingNewline, comments });
  }
}

/** A template's text in the shape of a module that cannot be made yet. */
function unread(source: string): PrecompiledTemplate {
  return { source: source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source, make: needsReading };
}

function needsReading(): never {
  throw new TypeError("a template's text has to be parsed first");
}
