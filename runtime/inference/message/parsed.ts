import { ProviderOutputError } from "../../http/errors.ts";
import { isMapping } from "../../http/json.ts";
import type { ClientOptions } from "../options.ts";

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
  const read = (text: string, prompt?: string): unknown => {
    try {
      return parse(text, { ...(prompt !== undefined && { prefix: prompt }), ...(tools && { tools }) });
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
      return { ...choice, message: { ...message, parsed: read(message["content"]) } };
    }),
  };
}
