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
