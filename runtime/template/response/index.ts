/** Reads the answers of models as messages, as the transformers library does with the `response_template` of a tokenizer. */
import type { ResponseMessage, ResponseOptions, ResponseParserOptions } from "./response-parser.ts";
import { ResponseParser } from "./response-parser.ts";
import { readTemplate } from "./response-template.ts";

export { ResponseError, type ResponseErrorCode } from "./errors.ts";
export {
  type ResponseParserEvent,
  type ResponseMessage,
  type ResponseOptions,
  ResponseParser,
  type ResponseParserOptions,
} from "./response-parser.ts";
export type { ResponseField, ResponseTemplate } from "./response-template.ts";

/**
 * Parses a complete answer of a model.
 *
 * @example
 *   const message = parseResponse(text, { config, prefix: prompt, tools });
 *
 * @throws ResponseError for an answer that does not fit the template, a template that is refused, or an exceeded limit;
 *   TypeError for a missing template or prefix
 */
export function parseResponse(text: string, options: ResponseParserOptions): ResponseMessage {
  const parser = new ResponseParser(options);
  parser.feed(text);
  return parser.finish().message;
}

/** Parses the answers of a model. `prefix` and `tools` replace those of `responseParser`. */
export type AnswerParser = (
  text: string,
  request?: Partial<Pick<ResponseParserOptions, "prefix" | "tools">>,
) => ResponseMessage;

/**
 * Compiles the response template of a model once, for many answers. The inference client takes the result as its option
 * `parse`.
 *
 * @param config a parsed `tokenizer_config.json`, or its JSON text
 * @param options options of `parseResponse`. Default of `prefix`: an empty string
 * @throws ResponseError for a template that is refused; TypeError if the config has none
 */
export function responseParser(
  config: object | string,
  options: ResponseOptions & Partial<Pick<ResponseParserOptions, "prefix">> = {},
): AnswerParser {
  const responseTemplate = readTemplate({ config });
  return (text, { prefix = options.prefix ?? "", tools = options.tools } = {}) =>
    parseResponse(text, { ...options, responseTemplate, prefix, tools });
}
