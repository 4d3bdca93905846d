import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3FunctionTool,
  LanguageModelV3StreamPart,
  SharedV3Warning,
} from "@ai-sdk/provider";
import type { ChatCompletionInput } from "../../generated/io/types.ts";
import type { ProviderSpec } from "../../generated/records.ts";
import { isMapping } from "../http/json.ts";
import type { BaseArgs, ClientOptions } from "../inference/options.ts";
import { CHAT_FORMATS } from "../inference/format/formats.ts";
import { ALL_PROVIDERS } from "../inference/provider/catalogue.ts";
import type { ChatChunk } from "../inference/stream/chunk.ts";
import type { ChunkStream } from "../inference/stream/stream.ts";
import { contentOf, finishReasonOf, metadataOf, PartReader, usageOf } from "./answer.ts";
import { NAME, plainHeaders, type Connection, type ModelCall } from "./call.ts";
import { calling, errorOf } from "./errors.ts";
import { messagesOf } from "./prompt.ts";

type ChatArgs = BaseArgs & ChatCompletionInput;

/** Returns a chat model for the AI SDK. It is a plain object, because version 7 of the AI SDK puts a proxy around it. */
export function languageModelOf(connection: Connection): LanguageModelV3 {
  const { modelId, client } = connection;
  const model = { modelId, modelType: "languageModel" } as const;
  return {
    specificationVersion: "v3",
    provider: NAME,
    modelId,
    // Images on the web are not downloaded: the provider receives their URLs.
    supportedUrls: { "image/*": [/^https?:/] },
    doGenerate: (options) =>
      calling(connection, model.modelType, options, async (call) => {
        const sent = argumentsOf(modelId, options, call);
        const { data, response, provider, body } = await client.chatCompletion.withResponse(sent, call.options);
        const [choice] = data.choices;
        return {
          content: choice === undefined ? [] : contentOf({ ...choice.message }),
          finishReason: finishReasonOf(choice?.finish_reason),
          usage: usageOf(data.usage),
          warnings: warningsOf(options, provider, connection, call),
          providerMetadata: { [NAME]: { provider } },
          request: { body: call.body },
          response: { ...metadataOf({ ...data }), headers: plainHeaders(response.headers), body },
        };
      }),
    doStream: (options) =>
      calling(connection, model.modelType, options, async (call) => {
        const sent = { stream_options: { include_usage: true }, ...argumentsOf(modelId, options, call) };
        const { data, response, provider } = await client.chatCompletionStream.withResponse(sent, call.options);
        const reader = new PartReader(provider, warningsOf(options, provider, connection, call));
        const parts = partsOf(data, reader, options, (error) => errorOf(error, model, call));
        return {
          stream: asReadable(parts, () => data.return()),
          request: { body: call.body },
          response: { headers: plainHeaders(response.headers) },
        };
      }),
  };
}

async function* partsOf(
  chunks: ChunkStream<ChatChunk>,
  reader: PartReader,
  { includeRawChunks, abortSignal }: LanguageModelV3CallOptions,
  explain: (error: unknown) => unknown,
): AsyncGenerator<LanguageModelV3StreamPart> {
  yield reader.start();
  try {
    for await (const chunk of chunks) {
      if (includeRawChunks === true) yield { type: "raw", rawValue: chunk };
      yield* reader.read(chunk);
    }
  } catch (error) {
    abortSignal?.throwIfAborted();
    yield { type: "error", error: explain(error) };
    return yield reader.finish({ unified: "error", raw: undefined });
  }
  yield* reader.end();
}

/** Returns the arguments of the client. Undefined fields are left out, so that no provider counts them as set. */
function argumentsOf(model: string, options: LanguageModelV3CallOptions, { own }: ModelCall): ChatArgs {
  const { prompt, tools = [], responseFormat, toolChoice } = options;
  const functions = tools.filter((tool) => tool.type === "function");
  const hasTools = functions.length > 0;
  const fields = {
    model,
    messages: messagesOf(prompt),
    max_tokens: options.maxOutputTokens,
    temperature: options.temperature,
    top_p: options.topP,
    stop: options.stopSequences,
    presence_penalty: options.presencePenalty,
    frequency_penalty: options.frequencyPenalty,
    seed: options.seed,
    response_format: responseFormatOf(responseFormat),
    tools: hasTools ? functions.map(toolOf) : undefined,
    tool_choice: hasTools ? toolChoiceOf(toolChoice) : undefined,
    ...own,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as ChatArgs;
}

function toolOf({ name, description, inputSchema: parameters, strict }: LanguageModelV3FunctionTool): object {
  return { type: "function", function: { name, description, parameters, strict } };
}

/** Returns a warning for each setting that the provider did not receive. */
function warningsOf(
  options: LanguageModelV3CallOptions,
  provider: string,
  connection: Connection,
  { own }: ModelCall,
): SharedV3Warning[] {
  const unsupported = unsupportedBy(provider, connection.options);
  const given = [
    ...SETTINGS.filter(([name]) => options[name] !== undefined),
    ...Object.keys(own).map((name) => [name, name]),
  ];
  const settings = given.filter(([, field = ""]) => Object.hasOwn(unsupported, field));
  const tools = options.tools?.filter(({ type }) => type === "provider") ?? [];
  const warning = (feature = "", details?: string) =>
    ({ type: "unsupported", feature, ...(details && { details }) }) as const;
  const details = `if the provider accepts top_k, pass it in providerOptions.${NAME}`;
  return [
    ...settings.map(([feature]) => warning(feature, `${provider} has no such setting`)),
    ...(options.topK === undefined ? [] : [warning("topK", details)]),
    ...tools.map(({ name }) => warning(`provider-defined tool ${name}`)),
  ];
}

/** Returns the fields that the chat format of a provider does not have. @param id id of the provider that answered */
function unsupportedBy(
  id: string,
  { provider, fallbackProviders = [] }: ClientOptions,
): Readonly<Record<string, unknown>> {
  const fallbacks = fallbackProviders.map((one) => (isMapping(one) && "provider" in one ? one.provider : one));
  const own = [provider, ...fallbacks].find((one) => isMapping(one) && one["id"] === id) as ProviderSpec | undefined;
  const { conversational: task } = (own ?? ALL_PROVIDERS.specOf(id)).tasks;
  return task?.format === undefined ? {} : CHAT_FORMATS[task.format].unsupported;
}

/** Settings that not every chat format has, with their fields in the body. */
const SETTINGS = [
  ["seed", "seed"],
  ["presencePenalty", "presence_penalty"],
  ["frequencyPenalty", "frequency_penalty"],
] as const;

function responseFormatOf(format: LanguageModelV3CallOptions["responseFormat"]): object | undefined {
  if (format?.type !== "json") return undefined;
  const { schema, name = "response", description } = format;
  if (schema === undefined) return { type: "json_object" };
  return { type: "json_schema", json_schema: { name, schema, ...(description !== undefined && { description }) } };
}

function toolChoiceOf(choice: LanguageModelV3CallOptions["toolChoice"]): unknown {
  return choice?.type === "tool" ? { type: "function", function: { name: choice.toolName } } : choice?.type;
}

/** Returns a stream that reads one part at a time. @param stop ends the request, even while a part is awaited */
function asReadable<Part>(parts: AsyncGenerator<Part>, stop: () => Promise<unknown>): ReadableStream<Part> {
  return new ReadableStream<Part>(
    {
      async pull(controller) {
        const next = await parts.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => void (await stop()),
    },
    { highWaterMark: 0 },
  );
}
