import { Assembler } from "./message/assemble.ts";
import { ProviderOutputError } from "./errors.ts";
import { chatCompletion, chatCompletionStream } from "./functions.ts";
import type { CallOptions } from "./options.ts";
import type { Chat } from "./run-tools.ts";
import { parsePartialJson } from "./schema/partial-json.ts";
import { resultStream, type ResultStream } from "./stream/result-stream.ts";
import { type InferOutput, readSchema, type Schema } from "./schema/schema.ts";
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
   * Returns an object that fits a schema. Sends the schema as `response_format`, reads the model's answer as JSON, and
   * checks the answer against the schema. For providers that support `json_object` only, pass your own
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
   * Streams an object that fits a schema. Yields the part of the object that has arrived so far, without checking it.
   * `result()` returns the checked object.
   */
  readonly generateObjectStream: <const Shape extends Schema, Value = InferOutput<Shape>>(
    args: GenerateObjectArgs<Shape>,
    options?: CallOptions,
  ) => ResultStream<unknown, GeneratedObject<Value>>;
}

export function bindGenerateObject(chat: Chat): ObjectMethods["generateObject"] {
  return async (args, options) => {
    const { input, finish } = prepare(args);
    return finish(await chat.chatCompletion(input, options));
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
  const { input, finish } = prepare(args);
  const assembler = new Assembler();
  let text = "";
  let last = "";
  for await (const chunk of chat.chatCompletionStream(input, options)) {
    assembler.add(chunk);
    text += chunk.choices[0]?.delta?.content ?? "";
    const partial = parsePartialJson(withoutFence(text));
    const seen = JSON.stringify(partial);
    if (partial !== undefined && seen !== last) yield partial;
    last = seen;
  }
  return finish(assembler.result());
}

/** An answer of the model, streamed or not. */
interface Answer {
  readonly choices: readonly {
    readonly message: Readonly<Record<string, unknown>>;
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: unknown;
}

/** Returns the arguments to send, and a function that reads the answer. */
function prepare(args: GenerateObjectArgs<Schema>) {
  const { schema, schemaName = "result", strict, messages, ...rest } = args;
  const { json, check } = readSchema(schema, "schema");
  const described = { name: schemaName, schema: json, ...(strict !== undefined && { strict }) };
  const input = {
    messages: [...(messages ?? [])],
    response_format: { type: "json_schema", json_schema: described } as const,
    ...rest,
  };
  const finish = async <Value>({ choices, usage }: Answer): Promise<GeneratedObject<Value>> => {
    const { message = {}, finish_reason: reason } = choices[0] ?? {};
    const { content, refusal } = message;
    const text = typeof content === "string" ? content : "";
    const failed = (words: string, cause?: unknown): ProviderOutputError =>
      new ProviderOutputError(`The model returned no valid object: ${words}`, { text, cause });
    if (text === "") throw failed(typeof refusal === "string" ? `it refused: ${refusal}` : "its answer has no text");
    let value: unknown;
    try {
      value = JSON.parse(withoutFence(text));
    } catch (error) {
      const isCut = reason === "length";
      throw failed(isCut ? "its answer was cut off; allow more max_tokens" : "its answer is not JSON", error);
    }
    const checked = await check(value);
    if ("problems" in checked) throw failed(checked.problems);
    return { object: checked.value as Value, text, usage };
  };
  return { input, finish };
}

/** Removes a Markdown code fence, which some models put around JSON. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith("```")) return trimmed;
  const end = trimmed.endsWith("```") && trimmed.length > 3 ? -3 : trimmed.length;
  return trimmed.slice(trimmed.indexOf("\n") + 1, end);
}
