import type * as Ai from "ai";
import type { EmbeddingModelV3, ImageModelV3, LanguageModelV3 } from "@ai-sdk/provider";

/** The package `ai`, of any version. */
export type Sdk = Pick<
  typeof Ai,
  "embedMany" | "generateImage" | "generateText" | "jsonSchema" | "Output" | "stepCountIs" | "streamText" | "tool"
>;

/** The models of a provider. */
export interface Models {
  readonly languageModel: (id: string) => LanguageModelV3;
  readonly embeddingModel: (id: string) => EmbeddingModelV3;
  readonly imageModel: (id: string) => ImageModelV3;
}

type Program = (sdk: Sdk, models: Models) => Promise<unknown>;

export const toolsOf = ({ tool, jsonSchema }: Sdk) => ({
  weather: tool({
    description: "Returns the weather in a city.",
    inputSchema: jsonSchema<{ city: string }>({ type: "object", properties: { city: { type: "string" } } }),
    execute: ({ city }) => `mild in ${city}`,
  }),
});

/** Programs that any provider of the AI SDK can run. Each returns what a user of the AI SDK sees. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  text: async ({ generateText }, { languageModel }) => {
    const settings = { temperature: 0.5, topP: 0.9, seed: 7, maxOutputTokens: 50, stopSequences: ["."] };
    const { text, reasoningText, finishReason, usage, warnings, response } = await generateText({
      model: languageModel("tiny"),
      system: "Be brief.",
      prompt: "Name a colour.",
      topK: 3,
      ...settings,
    });
    return { text, reasoningText, finishReason, usage: countsOf(usage), warnings, id: response.id };
  },
  tools: async (sdk, { languageModel }) => {
    const { text, steps } = await sdk.generateText({
      model: languageModel("agent"),
      prompt: "Weather?",
      tools: toolsOf(sdk),
      stopWhen: sdk.stepCountIs(5),
    });
    return { text, steps: steps.map(stepOf) };
  },
  "tools in a stream": async (sdk, { languageModel }) => {
    const result = sdk.streamText({
      model: languageModel("agent"),
      prompt: "Weather?",
      tools: toolsOf(sdk),
      stopWhen: sdk.stepCountIs(5),
    });
    const types: string[] = [];
    for await (const { type } of result.fullStream) if (types.at(-1) !== type) types.push(type);
    return { types, text: await result.text, steps: (await result.steps).map(stepOf) };
  },
  object: async ({ generateText, Output, jsonSchema }, { languageModel }) => {
    const schema = jsonSchema<{ colour: string }>({
      type: "object",
      properties: { colour: { type: "string" } },
      required: ["colour"],
    });
    const { output } = await generateText({
      model: languageModel("tiny"),
      prompt: "Name a colour.",
      output: Output.object({ schema }),
    });
    return output;
  },
  files: async ({ generateText }, { languageModel }) => {
    const { text } = await generateText({
      model: languageModel("tiny"),
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "What is this?" },
            { type: "image", image: Uint8Array.of(255, 216, 255), mediaType: "image/jpeg" },
            { type: "file", data: Uint8Array.of(1), mediaType: "audio/mpeg" },
            { type: "file", data: "JVBERg==", mediaType: "application/pdf", filename: "a.pdf" },
          ],
        },
      ],
    });
    return text;
  },
  embeddings: async ({ embedMany }, { embeddingModel }) => {
    const { embeddings, usage } = await embedMany({ model: embeddingModel("tiny"), values: ["one", "three"] });
    return { embeddings, usage };
  },
  image: async ({ generateImage }, { imageModel }) => {
    const { images, warnings } = await generateImage({ model: imageModel("tiny"), prompt: "a lighthouse", n: 2 });
    return { images: images.map(({ base64, mediaType }) => [base64, mediaType]), warnings };
  },
  "429 until the end": async ({ generateText }, { languageModel }) => {
    const error = await generateText({ model: languageModel("busy"), prompt: "Hello", maxRetries: 1 }).catch(
      (thrown: unknown) => thrown,
    );
    const { name, reason, lastError } = error as { name: string; reason: string; lastError: Ai.APICallError };
    const { statusCode, isRetryable, responseBody, message, url } = lastError;
    return { name, reason, statusCode, isRetryable, responseBody, message, path: new URL(url).pathname };
  },
};

/** Returns the token counts that all versions of the package report alike. */
function countsOf({
  inputTokens,
  inputTokenDetails,
  outputTokens,
  outputTokenDetails,
}: Ai.LanguageModelUsage): unknown {
  const { cacheReadTokens, noCacheTokens } = inputTokenDetails;
  return { inputTokens, cacheReadTokens, noCacheTokens, outputTokens, ...outputTokenDetails };
}

interface Step {
  readonly usage: Ai.LanguageModelUsage;
  readonly text: string;
  readonly reasoningText: string | undefined;
  readonly finishReason: string;
  readonly toolCalls: readonly { readonly toolCallId: string; readonly toolName: string; readonly input: unknown }[];
  readonly toolResults: readonly { readonly output: unknown }[];
}

/** Returns the parts of a step that are the same for each run. */
function stepOf({ text, reasoningText, toolCalls, toolResults, finishReason, usage }: Step): unknown {
  const calls = toolCalls.map(({ toolCallId, toolName, input }) => ({ toolCallId, toolName, input }));
  const results = toolResults.map(({ output }) => output);
  return { text, reasoningText, finishReason, calls, results, usage: countsOf(usage) };
}
