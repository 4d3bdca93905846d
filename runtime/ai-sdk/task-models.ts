import {
  InvalidResponseDataError,
  UnsupportedFunctionalityError,
  type EmbeddingModelV3,
  type ImageModelV3,
  type ImageModelV3CallOptions,
  type JSONObject,
  type RerankingModelV3,
  type SharedV3Warning,
  type SpeechModelV3,
  type TranscriptionModelV3,
} from "@ai-sdk/provider";
import { isMapping } from "../http/json.ts";
import type { CallResponse } from "../inference/options.ts";
import { decodeBase64, ownBytes } from "../inference/media/bytes.ts";
import { NAME, plainHeaders, type Connection, type ModelCall, type SharedOptions } from "./call.ts";
import { calling, type ModelType } from "./errors.ts";

/** Returns the fields that the models of all tasks have, and a function that makes a call. */
function taskModel(connection: Connection, modelType: ModelType) {
  const { modelId } = connection;
  return {
    model: { specificationVersion: "v3", provider: NAME, modelId } as const,
    run: <Output>(options: SharedOptions, work: (call: ModelCall) => Promise<Output>): Promise<Output> =>
      calling(connection, modelType, options, work),
    describe: ({ headers }: CallResponse) => ({ timestamp: new Date(), modelId, headers: plainHeaders(headers) }),
  };
}

/** Returns a model for embeddings. */
export function embeddingModelOf(connection: Connection): EmbeddingModelV3 {
  const { modelId, client } = connection;
  const { maxEmbeddingsPerCall = 2048 } = connection.options;
  const { model, run } = taskModel(connection, "embeddingModel");
  return {
    ...model,
    maxEmbeddingsPerCall,
    supportsParallelCalls: true,
    doEmbed: (options) =>
      run(options, async (call) => {
        const args = { ...call.own, model: modelId, inputs: options.values };
        const { data, response, provider, body } = await client.featureExtraction.withResponse(args, call.options);
        const embeddings = (typeof data[0] === "number" ? [data] : data) as number[][];
        if (typeof embeddings[0]?.[0] !== "number") {
          throw new InvalidResponseDataError({ data, message: `${modelId} returned a vector for each token` });
        }
        const tokens = isMapping(body) && isMapping(body.usage) ? body.usage.prompt_tokens : undefined;
        return {
          embeddings,
          ...(typeof tokens === "number" && { usage: { tokens } }),
          response: { headers: plainHeaders(response.headers), body },
          providerMetadata: { [NAME]: { provider } },
          warnings: [],
        };
      }),
  };
}

/** Returns a model for images. It changes an image if the prompt contains one. */
export function imageModelOf(connection: Connection): ImageModelV3 {
  const { model, run, describe } = taskModel(connection, "imageModel");
  return {
    ...model,
    // The providers' tasks return one image per call.
    maxImagesPerCall: 1,
    doGenerate: (options) =>
      run(options, async (call) => {
        const { data, response, provider } = await makeImage(connection, options, call);
        return {
          images: [await bytesOf(data)],
          warnings: imageWarnings(options),
          providerMetadata: { [NAME]: { images: [{ mediaType: data.type }], provider } },
          response: describe(response),
        };
      }),
  };
}

function makeImage({ modelId: model, client }: Connection, given: ImageModelV3CallOptions, call: ModelCall) {
  const { prompt = "", seed, size, files: [file] = [] } = given;
  const [width = 0, height = 0] = size?.split("x").map(Number) ?? [];
  const options = { ...call.options, outputType: "blob" } as const;
  if (file === undefined) {
    const settings = { ...(size && { width, height }), ...(seed !== undefined && { seed }), ...call.own };
    return client.textToImage.withResponse({ model, inputs: prompt, ...parametersOf(settings) }, options);
  }
  const settings = { prompt, ...(size && { target_size: { width, height } }), ...(seed !== undefined && { seed }) };
  const parameters = { ...settings, ...call.own };
  return client.imageToImage.withResponse({ model, inputs: blobOf(file), parameters }, options);
}

function imageWarnings({ aspectRatio, mask, files = [] }: ImageModelV3CallOptions): SharedV3Warning[] {
  const details = `use size, or the provider's own parameter in providerOptions.${NAME}`;
  return [
    ...(aspectRatio === undefined ? [] : [{ type: "unsupported", feature: "aspectRatio", details } as const]),
    ...(mask === undefined ? [] : [{ type: "unsupported", feature: "mask" } as const]),
    ...(files.length < 2 ? [] : [{ type: "unsupported", feature: "more than one image in a prompt" } as const]),
  ];
}

/** Returns a model that speaks a text. */
export function speechModelOf(connection: Connection): SpeechModelV3 {
  const { model, run, describe } = taskModel(connection, "speechModel");
  return {
    ...model,
    doGenerate: (options) =>
      run(options, async (call) => {
        const { text: inputs, voice, outputFormat, instructions, speed, language } = options;
        const settings = { voice, response_format: outputFormat, instructions, speed, ...call.own };
        const args = { model: connection.modelId, inputs, ...parametersOf(settings) };
        const asked = { ...call.options, outputType: "blob" } as const;
        const { data, response, provider } = await connection.client.textToSpeech.withResponse(args, asked);
        const details = `pass the provider's own parameter in providerOptions.${NAME}`;
        return {
          audio: await bytesOf(data),
          warnings: language === undefined ? [] : [{ type: "unsupported", feature: "language", details }],
          request: { body: call.body },
          response: describe(response),
          providerMetadata: { [NAME]: { provider } },
        };
      }),
  };
}

/** Returns a model that transcribes speech. */
export function transcriptionModelOf(connection: Connection): TranscriptionModelV3 {
  const { model, run, describe } = taskModel(connection, "transcriptionModel");
  return {
    ...model,
    doGenerate: (options) =>
      run(options, async (call) => {
        const { audio: data, mediaType } = options;
        const args = { model: connection.modelId, inputs: blobOf({ data, mediaType }), ...parametersOf(call.own) };
        const answer = await connection.client.automaticSpeechRecognition.withResponse(args, call.options);
        const { text, chunks = [] } = answer.data;
        const { language, duration } = isMapping(answer.body) ? answer.body : {};
        return {
          text,
          segments: chunks.map(({ text: spoken, timestamp }) => {
            const [startSecond = 0, endSecond] = timestamp ?? [];
            return { text: spoken, startSecond: startSecond ?? 0, endSecond: endSecond ?? startSecond ?? 0 };
          }),
          language: typeof language === "string" && /^[a-z]{2}$/.test(language) ? language : undefined,
          durationInSeconds: typeof duration === "number" ? duration : undefined,
          warnings: [],
          ...(call.body !== undefined && { request: { body: call.body } }),
          response: { ...describe(answer.response), body: answer.body },
          providerMetadata: { [NAME]: { provider: answer.provider } },
        };
      }),
  };
}

/** Returns a model that ranks documents by their similarity to a query. */
export function rerankingModelOf(connection: Connection): RerankingModelV3 {
  const { modelId, client } = connection;
  const { model, run, describe } = taskModel(connection, "rerankingModel");
  return {
    ...model,
    doRerank: (options) =>
      run(options, async (call) => {
        const { query: source_sentence, documents, topN } = options;
        const isText = documents.type === "text";
        const sentences = isText ? documents.values : documents.values.map((value) => JSON.stringify(value));
        const args = { model: modelId, inputs: { source_sentence, sentences }, ...parametersOf(call.own) };
        const { data, response, provider, body } = await client.sentenceSimilarity.withResponse(args, call.options);
        const ranking = data.map((relevanceScore, index) => ({ index, relevanceScore }));
        const details = "each document is compared as JSON text";
        return {
          ranking: ranking.sort((one, other) => other.relevanceScore - one.relevanceScore).slice(0, topN),
          warnings: isText ? [] : [{ type: "compatibility", feature: "object documents", details }],
          providerMetadata: { [NAME]: { provider } },
          response: { ...describe(response), body },
        };
      }),
  };
}

/** Returns the parameters that are set. Without any, the field is absent: some servers then accept the file as it is. */
function parametersOf(given: JSONObject): { parameters?: Record<string, unknown> } {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return set.length === 0 ? {} : { parameters: Object.fromEntries(set) };
}

type GivenFile =
  | NonNullable<ImageModelV3CallOptions["files"]>[number]
  | { data: string | Uint8Array; mediaType: string };

/** @throws UnsupportedFunctionalityError for a file that is not in memory, or is not base64 */
function blobOf(file: GivenFile): Blob {
  const data = "data" in file ? file.data : undefined;
  const bytes = typeof data === "string" ? decodeBase64(data) : data && ownBytes(data);
  if (bytes === undefined || !("mediaType" in file)) {
    throw new UnsupportedFunctionalityError({ functionality: "files that are neither bytes nor base64" });
  }
  return new Blob([bytes], { type: file.mediaType });
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
