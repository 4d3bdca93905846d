import { Assembler } from "./message/assemble.ts";
import { textOf } from "./message/read.ts";
import { type HttpResponse, ProviderOutputError } from "./errors.ts";
import { chatCompletion, chatCompletionStream } from "./functions.ts";
import { redactHeaders } from "./http/redact.ts";
import { checkParameters, type CallOptions } from "./options.ts";
import type { Chat } from "./run-tools.ts";
import { JsonInText } from "./schema/json-in-text.ts";
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
   * Returns an object that fits a schema. Sends the schema as `response_format`, reads the JSON in the model's answer
   * (after thinking, in a Markdown fence or between words too), and checks it against the schema. For providers that support `json_object` only, pass your own
   * `response_format`.
   *
   * @throws the errors of `chatCompletion`; ProviderOutputError with the `text` when the answer is cut off, is not
   *   JSON or does not fit the schema; InputError for a schema that cannot be sent
   */
  readonly generateObject: <const Shape extends Schema, Value = InferOutput<Shape>>(
    args: GenerateObjectArgs<Shape>,
    options?: CallOptions,
  ) => Promise<GeneratedObject<Value>>;
  /**
   * Streams an object that fits a schema. Yields the part of the object that has arrived so far, without checking it:
   * the same object grows with each chunk that changes it, so copy it to keep an earlier state. `result()` returns the
   * checked object.
   */
  readonly generateObjectStream: <const Shape extends Schema, Value = InferOutput<Shape>>(
    args: GenerateObjectArgs<Shape>,
    options?: CallOptions,
  ) => ResultStream<unknown, GeneratedObject<Value>>;
}

export function bindGenerateObject(chat: Chat): ObjectMethods["generateObject"] {
  return async (args, options) => {
    const { input, finish } = prepare(args);
    const { data, response, requestId } = await chat.chatCompletion.withResponse(input, options);
    return finish(data, { ...response, requestId });
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
  const { input, type, finish } = prepare(args);
  const assembler = new Assembler();
  const reader = new JsonInText(type);
  const stream = chat.chatCompletionStream(input, options);
  for await (const chunk of stream) {
    assembler.add(chunk);
    reader.feed(chunk.choices[0]?.delta?.content ?? "");
    if (reader.takeChange()) yield reader.value;
  }
  return finish(assembler.result(), await stream.response);
}

/** An answer of the model, streamed or not. */
interface Answer {
  readonly choices: readonly {
    readonly message: Readonly<Record<string, unknown>>;
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: unknown;
}

/** Returns the arguments to send, the type of the value, and a function that reads the answer. */
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
  const finish = async <Value>(answer: Answer, head: Head): Promise<GeneratedObject<Value>> => {
    const { message = {}, finish_reason: reason } = answer.choices[0] ?? {};
    const text = textOf(message["content"]);
    const failed = (problem: string): ProviderOutputError =>
      new ProviderOutputError(`The model returned no valid object: ${problem}`, {
        text,
        finishReason: typeof reason === "string" ? reason : undefined,
        httpResponse: describe(head, answer),
      });
    const reader = new JsonInText(json["type"]);
    reader.feed(text);
    reader.close();
    if (!reader.isComplete) throw failed(problemOf(message, text, reason));
    const checked = await check(reader.value);
    if ("problems" in checked) throw failed(checked.problems);
    return { object: checked.value as Value, text, usage: answer.usage };
  };
  return { input, type: json["type"], finish };
}

/** Describes why an answer contains no value. */
function problemOf({ refusal }: Answer["choices"][number]["message"], text: string, reason: unknown): string {
  if (typeof refusal === "string" && refusal !== "") return `it refused: ${refusal}`;
  if (reason === "content_filter") return "its answer was blocked by a content filter";
  if (reason === "length") return "its answer was cut off; allow more max_tokens";
  return text === "" ? "its answer has no text" : "its answer is not JSON";
}

type Head = Omit<ResponseHead, "provider">;

function describe({ status, headers, requestId }: Head, answer: Answer): HttpResponse {
  return { status, headers: redactHeaders(headers), requestId, body: { ...answer } };
}
