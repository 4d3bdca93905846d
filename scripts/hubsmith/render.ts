import { TemplateError } from "../../runtime/template/errors.ts";
import { parseJson } from "../../runtime/template/chat/python-json.ts";
import { renderChatTemplate } from "../../runtime/template/chat/render-chat-template.ts";
import { readChatModel } from "../../runtime/template/chat/tokenizer-config.ts";
import { Template } from "../../runtime/template/template.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { readText } from "./record.ts";
import { printJson, printText } from "./terminal.ts";

/** Options for printing a template. */
export interface RenderOptions {
  /** If true, prints the formatted template. If false, prints the rendered text. */
  readonly format: boolean;
  readonly json: boolean;
}

/**
 * Renders or formats a chat template, and prints the result.
 *
 * @param template path of a template, of a tokenizer config (ends in `.json`), or `-` for a template on standard input
 * @param context path of a JSON file with `messages` and the other variables of the template; not needed to format
 * @throws CommandError when a file cannot be read, or when the template fails (with line, column and excerpt)
 */
export function printRendered(template: string, context: string | undefined, options: RenderOptions): void {
  const source = template.endsWith(".json") ? configOf(template) : readText(template);
  if (!options.format && context === undefined) {
    throw new CommandError("the context is missing", "pass a JSON file with messages, or use --format");
  }
  try {
    const text = options.format ? formatted(source) : rendered(source, context ?? "");
    if (options.json) printJson({ ok: true, text });
    else printText(text);
  } catch (error) {
    if (!(error instanceof TemplateError || error instanceof RangeError || error instanceof TypeError)) throw error;
    if (options.json) printJson({ ok: false, error: detailsOf(error) });
    throw new CommandError(`${JSON.stringify(template)}: ${error.message}`, undefined, EXIT.problems);
  }
}

/**
 * Reads a JSON file as Python does. For example, `1.0` stays a float, so that the rendered text is the same as in
 * Python.
 */
function readPythonJson(path: string): unknown {
  try {
    return parseJson(readText(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CommandError(`${JSON.stringify(path)}: ${error.message}`);
  }
}

function configOf(path: string): object {
  const value = readPythonJson(path);
  if (typeof value === "object" && value !== null) return value;
  throw new CommandError(
    `${JSON.stringify(path)} is not a tokenizer config`,
    "a tokenizer config is a JSON object with the field chat_template",
  );
}

function rendered(source: string | object, contextPath: string): string {
  const context = readPythonJson(contextPath);
  if (typeof context !== "object" || context === null || Array.isArray(context)) {
    throw new CommandError(
      `${JSON.stringify(contextPath)} contains no object`,
      'for example {"messages": [{"role": "user", "content": "Hi"}]}',
    );
  }
  const variables: Record<string, unknown> = Object.fromEntries(
    context instanceof Map ? context : Object.entries(context),
  );
  // Without messages, the template is rendered as an ordinary template, because not every template is for chats.
  if (typeof source === "string" && !("messages" in variables)) return new Template(source).render(variables);
  if (!Array.isArray(variables["messages"])) {
    throw new CommandError(
      `${JSON.stringify(contextPath)} has no list of messages`,
      'add "messages": [{"role": "user", "content": "Hi"}]',
    );
  }
  return renderChatTemplate(source, { ...variables, messages: variables["messages"] });
}

function formatted(source: string | object): string {
  if (typeof source === "string") return new Template(source).format();
  const { templates } = readChatModel(source);
  if (typeof templates === "string") return new Template(templates).format();
  throw new CommandError(
    "the tokenizer config does not contain exactly one chat template",
    "write one of the templates to a file, and pass this file",
  );
}

function detailsOf(error: Error): object {
  if (!(error instanceof TemplateError)) return { code: "options", message: error.message };
  const { code, templateMessage: message, line, column, excerpt } = error;
  return { code, message, line, column, excerpt };
}
