import { InputError, ProviderOutputError } from "../../http/errors.ts";
import { isMapping } from "../../http/json.ts";
import type { ClientOptions } from "../options.ts";

/** Checks the option `parse` of a call. @throws InputError for a task whose result is not the text of a model */
export function checkParse(task: string, { parse }: ClientOptions, isStream: boolean): void {
  if (parse === undefined) return;
  if (typeof parse !== "function") throw new InputError("parse must be a function, such as responseParser(config)");
  if (isStream) throw new InputError("parse does not work for streams; pass each piece of text to a ResponseParser");
  if (task === "text-generation" || task === "conversational") return;
  throw new InputError("parse works for textGeneration and chatCompletion only");
}

/**
 * Adds the parsed message to the result of a model that returns raw text: as `parsed` beside `generated_text`, or beside
 * the `content` of each choice.
 *
 * @throws ProviderOutputError for a text that cannot be parsed
 */
export function withParsed(
  result: unknown,
  args: Readonly<Record<string, unknown>>,
  parse: NonNullable<ClientOptions["parse"]>,
): unknown {
  if (!isMapping(result)) return result;
  const tools = Array.isArray(args["tools"]) ? (args["tools"] as object[]) : undefined;
  const read = (text: string, prefix: string): unknown => {
    try {
      return parse(text, { prefix, ...(tools && { tools }) });
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new ProviderOutputError(`The answer of the model cannot be parsed: ${problem}`, { text, cause });
    }
  };
  const { generated_text: text, choices } = result;
  if (typeof text === "string") {
    const prompt = typeof args["inputs"] === "string" ? args["inputs"] : "";
    // With `return_full_text`, the text starts with the prompt.
    return { ...result, parsed: read(text.startsWith(prompt) ? text.slice(prompt.length) : text, prompt) };
  }
  if (!Array.isArray(choices)) return result;
  return {
    ...result,
    choices: choices.map((choice: unknown) => {
      const message = isMapping(choice) ? choice["message"] : undefined;
      if (!isMapping(choice) || !isMapping(message) || typeof message["content"] !== "string") return choice;
      return { ...choice, message: { ...message, parsed: read(message["content"], "") } };
    }),
  };
}
