import { Assembler } from "./message/assemble.ts";
import { textOf } from "./message/read.ts";
import { type HttpResponse, ProviderOutputError } from "../http/errors.ts";
import { chatCompletion, chatCompletionStream } from "./functions.ts";
import { redactHeaders } from "../http/redact.ts";
import { asJson, isMapping } from "../http/json.ts";
import { type CallOptions, checkParameters } from "./options.ts";
import type { Chat } from "./run-tools.ts";
import { JsonFinder } from "./schema/find-json.ts";
import { MOST_LEVELS } from "../json/json-reader.ts";
import { resultStream, type ResultStream } from "./stream/result-stream.ts";
import { type InferOutput, readSchema, type Schema } from "./schema/schema.ts";
import type { ResponseHead } from "./stream/stream.ts";
import type { ChatArgs } from "./tool.ts";

/** The input of `chatCompletion`, with a schema. */
export type GenerateObjectArgs<Shape extends Schema> = ChatArgs & {
  /** The schema of the object: a JSON Schema or a Standard Schema. */
  schema: Shape;
  /** Name of the object, which is sent to the model. Default: `result`. */
  schemaName?: string | undefined;
  /** If true, asks the provider to follow the schema exactly. Default: the provider decides. */
  strict?: boolean | undefined;
};

/** An object, and details of the response that contained it. */
export interface GeneratedObject<Value> {
  /** The checked object. Its values can differ from `text`, because a Standard Schema can convert values. */
  readonly object: Value;
  /** The text of the model's answer. */
  readonly text: string;
  /** Token counts from the provider. Undefined if the provider does not report them. */
  readonly usage: unknown;
}

/** The functions of a client that make the model return an object. */
export interface ObjectMethods {
  /**
   * Returns an object that fits a schema. Sends the schema as `response_format`, finds the JSON in the model's answer,
   * and checks it against the schema. Thinking, Markdown fences and words around the JSON are skipped. For providers
   * that support `json_object` only, pass your own `response_format`.
   *
   * @throws the errors of `chatCompletion`; ProviderOutputError with `text`, `finishReason` and `httpResponse` when the
   *   answer is cut off, is not JSON or does not fit the schema; InputError for a schema that cannot be sent
   */
  readonly generateObject: <const Shape extends Schema, Value = InferOutput<Shape>>(
    args: GenerateObjectArgs<Shape>,
    options?: CallOptions,
  ) => Promise<GeneratedObject<Value>>;
  /**
   * Streams an object that fits a schema. After each chunk that changes the object, yields the part that has arrived so
   * far, without checking it. The same object grows with each chunk: to keep what you received, copy it with
   * `structuredClone`. `result()` returns the checked object.
   */
  readonly generateObjectStream: <const Shape extends Schema, Value = InferOutput<Shape>>(
    args: GenerateObjectArgs<Shape>,
    options?: CallOptions,
  ) => ResultStream<unknown, GeneratedObject<Value>>;
}

export function bindGenerateObject(chat: Chat): ObjectMethods["generateObject"] {
  return async (args, options) => {
    const { input, finder, finish } = prepare(args);
    const { data, response, requestId } = await chat.chatCompletion.withResponse(input, options);
    const answer: Answer = data;
    const text = textOf(answer.choices[0]?.message?.["content"]);
    finder.feed(text);
    return finish({ answer, text, head: { ...response, requestId } });
  };
}

export function bindGenerateObjectStream(chat: Chat): ObjectMethods["generateObjectStream"] {
  return (args, options) => resultStream(pieces(chat, args, options));
}

const FUNCTIONS = { chatCompletion, chatCompletionStream };
export const generateObject: ObjectMethods["generateObject"] = /* @__PURE__ */ bindGenerateObject(FUNCTIONS);
export const generateObjectStream: ObjectMethods["generateObjectStream"] =
  /* @__PURE__ */ bindGenerateObjectStream(FUNCTIONS);

async function* pieces<Value>(
  chat: Chat,
  args: GenerateObjectArgs<Schema>,
  options: CallOptions | undefined,
): AsyncGenerator<unknown, GeneratedObject<Value>> {
  const { input, finder, finish } = prepare(args);
  const assembler = new Assembler();
  let text = "";
  const stream = chat.chatCompletionStream(input, options);
  for await (const chunk of stream) {
    assembler.add(chunk);
    const piece = firstPiece(chunk);
    text += piece;
    if (finder.feed(piece)) yield finder.value;
  }
  return finish({ answer: assembler.result(), text, head: await stream.response });
}

function firstPiece(chunk: unknown): string {
  const choices = isMapping(chunk) && Array.isArray(chunk["choices"]) ? (chunk["choices"] as unknown[]) : [];
  for (const choice of choices) {
    if (isMapping(choice) && (choice["index"] ?? 0) === 0 && isMapping(choice["delta"]))
      return textOf(choice["delta"]["content"]);
  }
  return "";
}

/** An answer of the model, streamed or not. */
interface Answer {
  readonly choices: readonly {
    readonly message?: Readonly<Record<string, unknown>>;
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: unknown;
}

type Head = Pick<ResponseHead, "status" | "headers" | "requestId">;

/** An answer of the model, its text, and the response that contained it. */
interface ReadAnswer {
  readonly answer: Answer;
  readonly text: string;
  readonly head: Head;
}

/** The problem of an answer without a valid object, by finish reason. */
const REASONS: ReadonlyMap<unknown, string> = new Map([
  ["length", "its answer was cut off; allow more max_tokens"],
  ["content_filter", "its answer was blocked by a content filter"],
  ["tool_calls", "it called a tool instead of answering; to get an object, pass no tools"],
]);

/** Returns the arguments to send, a reader for the answer's text, and a function that checks the answer. */
function prepare(args: GenerateObjectArgs<Schema>) {
  checkParameters(args);
  const { schema, schemaName = "result", strict, messages, ...rest } = args;
  const { json, check } = readSchema(schema, "schema");
  const described = { name: schemaName, schema: json, ...(strict !== undefined && { strict }) };
  const input = {
    messages: [...(messages ?? [])],
    response_format: { type: "json_schema", json_schema: described } as const,
    ...rest,
  };
  const finder = new JsonFinder(json["type"]);
  const finish = async <Value>({ answer, text, head }: ReadAnswer): Promise<GeneratedObject<Value>> => {
    const failed = (words: string): ProviderOutputError => {
      const finishReason = typeof reason === "string" ? reason : undefined;
      const httpResponse = describe(head, answer);
      const details = { text, finishReason, httpResponse, responseBody: httpResponse.body };
      return new ProviderOutputError(`The model returned no valid object: ${words}`, details);
    };
    const { message, finish_reason: reason } = answer.choices[0] ?? {};
    const found = finder.result();
    if (found === undefined) {
      const refusal = message?.["refusal"];
      if (typeof refusal === "string" && refusal !== "") throw failed(`it refused: ${refusal}`);
      if (finder.isTooDeep) throw failed(`its answer is nested more than ${MOST_LEVELS} levels deep`);
      throw failed(REASONS.get(reason) ?? (text === "" ? "its answer has no text" : "its answer is not JSON"));
    }
    const checked = await check(found.value);
    if ("problems" in checked) throw failed(checked.problems);
    return { object: checked.value as Value, text, usage: answer.usage };
  };
  return { input, finder, finish };
}

/** Describes a response for an error. The body of a stream is the joined answer. */
function describe({ status, headers, requestId }: Head, answer: Answer): HttpResponse {
  const body = asJson(answer) === undefined ? "" : { ...answer };
  return { requestId, status, headers: redactHeaders(headers), body };
}
