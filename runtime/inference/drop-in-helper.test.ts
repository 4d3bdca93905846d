import * as peer from "@huggingface/inference";
import { expect, test } from "vitest";
import * as ours from "./index.ts";

/*
 * The helpers of providers must return the same address, headers and body as the helpers of `@huggingface/inference`.
 */

const TOKEN = "hf_HelperHelperHelper";
const MESSAGES = [{ role: "user", content: "Hi" }];
const CASES = [
  ["groq", "conversational", { messages: MESSAGES, stream: true }],
  ["hf-inference", "conversational", { messages: MESSAGES, max_tokens: 4 }],
  ["hf-inference", "text-classification", { inputs: "good" }],
  ["together", "text-to-image", { inputs: "a lake", parameters: { num_inference_steps: 4 } }],
  ["fal-ai", "text-to-image", { inputs: "a lake", parameters: { num_inference_steps: 4 } }],
  ["replicate", "text-to-image", { inputs: "a lake" }],
  ["nscale", "text-to-image", { inputs: "a lake" }],
  ["zai-org", "conversational", { messages: MESSAGES }],
] as const;

test.each(CASES)("%s, %s: same address, headers and body as @huggingface/inference", async (provider, task, args) => {
  const own = ours.getProviderHelper(provider, task);
  const other = peer.getProviderHelper(provider, task);
  for (const authMethod of ["hf-token", "provider-key", "none"] as const) {
    const url = { authMethod, model: "acme/model", task };
    expect(own.makeUrl(url)).toBe(other.makeUrl(url));
    const header = { authMethod, accessToken: TOKEN };
    if (authMethod === "none") {
      // Not compared with `@huggingface/inference`, because two of its helpers send the token even without
      // authentication.
      expect(own.prepareHeaders(header, true)).not.toHaveProperty("authorization");
      continue;
    }
    for (const isBinary of [true, false]) {
      expect(own.prepareHeaders(header, isBinary)).toEqual(lowerCase(other.prepareHeaders(header, isBinary)));
    }
  }
  const body = { args, model: "acme/model", task };
  expect(own.preparePayload(body)).toEqual(parsed(other.makeBody(structuredClone(body))));
  expect(parsed(own.makeBody(body))).toEqual(own.preparePayload(body));
  expect(own.clientSideRoutingOnly).toBe(other.clientSideRoutingOnly);
});

function parsed(body: unknown): unknown {
  return JSON.parse(body as string);
}

function lowerCase(headers: Record<string, string>): object {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const PICTURE = new Blob([new Uint8Array([137, 80, 78, 71])], { type: "image/png" });
const SOUND = new Blob([new Uint8Array([1, 2, 3])], { type: "audio/wav" });
const FILES = [
  ["hf-inference", "automatic-speech-recognition", { inputs: SOUND }],
  ["hf-inference", "audio-to-audio", { inputs: SOUND }],
  ["hf-inference", "image-to-text", { inputs: PICTURE }],
  ["hf-inference", "image-to-text", { data: PICTURE }],
  ["hf-inference", "image-to-image", { inputs: PICTURE, parameters: { prompt: "p" } }],
  ["hf-inference", "image-segmentation", { inputs: PICTURE, parameters: { threshold: 0.5 } }],
  ["fal-ai", "automatic-speech-recognition", { inputs: SOUND }],
  ["fal-ai", "image-to-image", { inputs: PICTURE, parameters: { prompt: "p" } }],
  ["fal-ai", "image-text-to-image", { inputs: PICTURE, parameters: { prompt: "p" } }],
  ["replicate", "image-to-image", { inputs: PICTURE, parameters: { prompt: "p" } }],
  ["replicate", "automatic-speech-recognition", { inputs: SOUND }],
  ["wavespeed", "image-to-image", { inputs: PICTURE, parameters: { prompt: "p" } }],
  ["zai-org", "image-to-text", { inputs: PICTURE }],
] as const;

test.each(FILES)(
  "%s, %s: preparePayloadAsync leads to the same request as in @huggingface/inference",
  async (...given) => {
    const [provider, task, args] = given;
    const requests = await Promise.all(
      [ours, peer].map(async (one) => {
        const { getProviderHelper, makeRequestOptionsFromResolvedModel: make } = one as unknown as Preparing;
        const helper = getProviderHelper(provider, task);
        const prepared = await helper.preparePayloadAsync({ ...args, accessToken: TOKEN });
        const { url, info } = make("acme/model", helper, prepared, undefined, { task });
        return { url, body: typeof info.body === "string" ? JSON.parse(info.body) : info.body };
      }),
    );
    expect(requests[0]).toEqual(requests[1]);
  },
);

/** The functions that both packages have. Their types differ, but this test only compares what they return. */
interface Preparing {
  getProviderHelper: (provider: string, task: string) => { preparePayloadAsync: (args: object) => Promise<object> };
  makeRequestOptionsFromResolvedModel: (...all: unknown[]) => { url: string; info: RequestInit };
}

test("preparePayloadAsync returns the arguments of a task without a file unchanged, and rejects a missing file", async () => {
  const chat = ours.getProviderHelper("groq", "conversational");
  expect(await chat.preparePayloadAsync({ messages: MESSAGES })).toEqual({ messages: MESSAGES });
  const speech = ours.getProviderHelper("fal-ai", "automatic-speech-recognition");
  await expect(speech.preparePayloadAsync({ inputs: undefined })).rejects.toThrow(ours.InputError);
});

test("a helper applies urlTransform to the URL", () => {
  const helper = ours.getProviderHelper("groq", "conversational");
  const urlTransform = (url: string): string => url.replace("https://api.groq.com", "http://localhost:8080");
  const url = helper.makeUrl({ authMethod: "provider-key", model: "m", urlTransform });
  expect(url).toBe("http://localhost:8080/openai/v1/chat/completions");
});

test("makeRequestOptionsFromResolvedModel uses the id of the model at the provider", () => {
  const helper = ours.getProviderHelper("together", "conversational");
  const args = { messages: MESSAGES, accessToken: TOKEN };
  const { url, info } = ours.makeRequestOptionsFromResolvedModel("acme/model", helper, args, undefined, {
    task: "conversational",
  });
  expect(url).toBe("https://router.huggingface.co/together/v1/chat/completions");
  expect(info.method).toBe("POST");
  expect(parsed(info.body)).toEqual({ messages: MESSAGES, model: "acme/model" });
});

test("a file that is sent unchanged is not read; other files need makeRequestOptions", async () => {
  const inputs = new Blob(["RIFF"], { type: "audio/wav" });
  const raw = ours.getProviderHelper("hf-inference", "automatic-speech-recognition");
  const { info } = ours.makeRequestOptionsFromResolvedModel("acme/model", raw, { inputs }, undefined);
  expect(info.body).toBe(inputs);
  const encoded = ours.getProviderHelper("fal-ai", "automatic-speech-recognition");
  const make = () => ours.makeRequestOptionsFromResolvedModel("acme/model", encoded, { inputs }, undefined);
  expect(make).toThrow("call makeRequestOptions, which reads it");
});

test("the task may be in the options, as in @huggingface/inference", async () => {
  const helper = ours.getProviderHelper("groq", "conversational");
  const args = { messages: MESSAGES, model: "acme/model", accessToken: "gsk_key", endpointUrl: "http://localhost:9" };
  const { url } = await ours.makeRequestOptions(args, helper, { task: "conversational" });
  expect(url).toBe("http://localhost:9/v1/chat/completions");
});
