/**
 * Renders templates that `Template.precompile` has written as modules: half the weight of `hubsmith/template`, since
 * nothing has to be read any more.
 */
export { CompiledTemplate as Template } from "./compiled-template.ts";
export type { PrecompiledTemplate, TemplateOptions } from "./options.ts";
export {
  type TemplateCall,
  TemplateBudgetError,
  TemplateError,
  type TemplateErrorCode,
  TemplateRuntimeError,
  TemplateSyntaxError,
} from "./errors.ts";
export { type Budgets, DEFAULT_BUDGETS } from "./run.ts";
export { Float, float } from "./value.ts";
