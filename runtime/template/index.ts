/** Renders the chat templates that models ship, exactly as Python's Jinja2 does in the transformers library. */
export {
  type ChatMessage,
  type ChatOptions,
  type RenderedChat,
  renderChat,
  renderChatTemplate,
  type ChatTokenizerConfig,
  type NamedChatTemplate,
} from "./chat.ts";
export type { HostFunction } from "./function.ts";
export type { TemplateOptions } from "./options.ts";
export { Template } from "./template.ts";
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
