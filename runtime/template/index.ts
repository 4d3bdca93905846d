/** Renders the chat templates of models, exactly as Python's Jinja2 does in the transformers library. */
export {
  type ChatMessage,
  type ChatOptions,
  type RenderedChat,
  renderChat,
  renderChatTemplate,
} from "./chat/render-chat-template.ts";
export { type JsonValue, parseJson } from "./chat/python-json.ts";
export type {
  ChatTemplateSource,
  ChatTokenizerConfig,
  NamedChatTemplate,
  ChatSpecialToken,
} from "./chat/tokenizer-config.ts";
export { type Budgets, DEFAULT_BUDGETS, type HostFunction, type TemplateOptions } from "./options.ts";
export { Template } from "./template.ts";
export {
  type TemplateCall,
  TemplateBudgetError,
  TemplateError,
  type TemplateErrorCode,
  TemplateRuntimeError,
  TemplateSyntaxError,
} from "./errors.ts";
export { Float, float } from "./values/value.ts";
