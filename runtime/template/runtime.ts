/**
 * Renders templates that `hubsmith/template/precompile` has written as modules: much lighter than `hubsmith/template`,
 * since nothing has to be read any more.
 */
export { ModuleTemplate as Template } from "./module-template.ts";
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
