import { TemplateError } from "../../runtime/template/errors.ts";
import { type ChatTokenizerConfig, renderChatTemplate } from "../../runtime/template/chat.ts";
import { Template } from "../../runtime/template/template.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { readJson, readText } from "./record.ts";
import { printJson, printText } from "./terminal.ts";

/** How a template is shown. */
export interface RenderOptions {
  /** True: the template itself, printed neatly, in place of what it renders. */
  readonly format: boolean;
  readonly json: boolean;
}

/**
 * Renders a chat template, or prints it neatly.
 *
 * @param template path of a template, of a tokenizer config (ends in `.json`), or `-` for a template on standard input
 * @param context path of a JSON object with `messages` and whatever else the template reads; not needed to format
 * @throws CommandError when a file cannot be read, or the template fails: with line, column and excerpt
 */
export function printRendered(template: string, context: string | undefined, options: RenderOptions): void {
  const source = template.endsWith(".json") ? configOf(readJson(template), template) : readText(template);
  if (!options.format && context === undefined) {
    throw new CommandError("the context is missing", "name a JSON file with messages, or give --format");
  }
  try {
    const text = options.format ? formatted(source) : rendered(source, context ?? "");
    if (options.json) printJson({ ok: true, text });
    else printText(text);
  } catch (error) {
    if (!(error instanceof TemplateError || error instanceof RangeError)) throw error;
    if (options.json) printJson({ ok: false, error: detailsOf(error) });
    throw new CommandError(`${JSON.stringify(template)}: ${error.message}`, undefined, EXIT.problems);
  }
}

function configOf(value: unknown, path: string): ChatTokenizerConfig {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new CommandError(`${JSON.stringify(path)} is no tokenizer config`, "it is a JSON object with chat_template");
}

function rendered(source: string | ChatTokenizerConfig, contextPath: string): string {
  const context = readJson(contextPath);
  if (typeof context !== "object" || context === null || Array.isArray(context)) {
    throw new CommandError(
      `${JSON.stringify(contextPath)} holds no object`,
      'for example {"messages": [{"role": "user", "content": "Hi"}]}',
    );
  }
  // A template on its own may want other variables than messages.
  if (typeof source === "string" && !("messages" in context)) return new Template(source).render({ ...context });
  if (!("messages" in context) || !Array.isArray(context.messages)) {
    throw new CommandError(
      `${JSON.stringify(contextPath)} has no list of messages`,
      'add "messages": [{"role": "user", "content": "Hi"}]',
    );
  }
  return renderChatTemplate(source, { ...context, messages: context.messages });
}

function formatted(source: string | ChatTokenizerConfig): string {
  if (typeof source === "string") return new Template(source).format();
  const { chat_template_jinja: file, chat_template: given } = source;
  const text = file ?? given;
  if (typeof text === "string") return new Template(text).format();
  throw new CommandError(
    "the tokenizer config has no single chat template",
    "save the one to format in a file of its own",
  );
}

function detailsOf(error: TemplateError | RangeError): object {
  if (!(error instanceof TemplateError)) return { code: "options", message: error.message };
  const { code, templateMessage: message, line, column, excerpt } = error;
  return { code, message, line, column, excerpt };
}
