/**
 * Writes templates as ES modules while a program is built. `hubsmith/template/runtime` renders them: faster, and without
 * parser and compiler.
 */
import { emitModule } from "./emit-module.ts";
import { namesFor } from "./names.ts";
import type { TemplateOptions } from "./options.ts";
import { Template as RenderingTemplate } from "./template.ts";

export type { PrecompiledTemplate, TemplateOptions } from "./options.ts";

/** The `Template` of `hubsmith/template`, which can also be written as a module. */
export class Template extends RenderingTemplate {
  /** The same as the function {@link precompile}. */
  static precompile(source: string, options: TemplateOptions = {}): string {
    const template = new Template(source, options);
    const { nesting } = template.host.budgets;
    return emitModule(template.parse(), namesFor(options), nesting, options.autoescape ?? false, template.source);
  }
}

/**
 * A template as the text of an ES module with three exports: `source`, `make` and `render(context, runtime)`. The last
 * takes the exports of `hubsmith/template/runtime` as `runtime`; or give the whole module to `new Template(module,
 * options)` of that entry.
 *
 * @param source the template's text
 * @param options those with which the module will be rendered
 * @throws TemplateSyntaxError, TemplateBudgetError
 */
export function precompile(source: string, options: TemplateOptions = {}): string {
  return Template.precompile(source, options);
}
