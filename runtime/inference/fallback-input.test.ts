import { describe, expect, test } from "vitest";
import { InferenceClient, InputError } from "./index.ts";
import { groq } from "../../generated/providers/groq.ts";
import { recorder } from "./testing/failing-providers.ts";

const MESSAGES = [{ role: "user" as const, content: "Hello" }];
const KEY = "gsk_only-for-groq";
const chat = { provider: "groq", model: "acme/m", messages: MESSAGES } as const;
const needs = (place: string, id: string): RegExp =>
  new RegExp(
    `^${place.replaceAll(/[[\]]/g, "\\$&")} needs its own accessToken: .*write \\{ provider: "${id}", accessToken`,
  );

type Wrong = readonly [name: string, options: object, message: RegExp, args?: { readonly [name: string]: unknown }];
const WRONG: readonly Wrong[] = [
  [
    "an id with the key of another provider",
    { fallbackProviders: ["together"] },
    needs("fallbackProviders[0]", "together"),
  ],
  [
    "an entry without a key",
    { fallbackProviders: ["groq", { provider: "together", model: "acme/other" }] },
    needs("fallbackProviders[1]", "together"),
  ],
  [
    "a key that is missing in the environment",
    { fallbackProviders: [{ provider: "together", accessToken: undefined }] },
    needs("fallbackProviders[0]", "together"),
  ],
  [
    "an empty key",
    { fallbackProviders: [{ provider: "together", accessToken: "" }] },
    needs("fallbackProviders[0]", "together"),
  ],
  ["a provider object", { fallbackProviders: [{ ...groq, id: "mine" }] }, needs("fallbackProviders[0]", "mine")],
  [
    "an object with the id of the first provider",
    { fallbackProviders: [{ ...groq }] },
    needs("fallbackProviders[0]", "groq"),
  ],
  ["auto", { fallbackProviders: ["auto"] }, needs("fallbackProviders[0]", "auto")],
  [
    "a function that returns a key",
    { accessToken: async () => KEY, fallbackProviders: ["together"] },
    needs("fallbackProviders[0]", "together"),
  ],
  [
    "the key of an endpoint",
    { fallbackProviders: ["groq"], endpointUrl: "https://mine.example/v1/chat/completions", provider: undefined },
    needs("fallbackProviders[0]", "groq"),
    { provider: undefined },
  ],
  [
    "a URL as the model",
    { fallbackProviders: [{ provider: "together", accessToken: "own-key" }] },
    /^fallbackProviders\[0\]\.model is missing: the model of the call is a URL/,
    { model: "https://mine.example/v1" },
  ],
  ["a string instead of a list", { fallbackProviders: "together" }, /^fallbackProviders must be a list/],
  ["an entry that is null", { fallbackProviders: ["groq", null] }, /^fallbackProviders\[1\] must be/],
  ["an unknown id", { fallbackProviders: [{ provider: "togehter" }] }, /"togehter".*"together"/],
  [
    "an entry without a provider",
    { fallbackProviders: [{ accessToken: "own-key" }] },
    /^fallbackProviders\[0\]\.provider must be/,
  ],
  [
    "a misspelled field",
    { fallbackProviders: [{ provider: "groq", acessToken: "own-key" }] },
    /^fallbackProviders\[0\] has the unknown field "acessToken"; allowed are provider, accessToken and model/,
  ],
  [
    "a token that is null",
    { fallbackProviders: [{ provider: "groq", accessToken: null }] },
    /^fallbackProviders\[0\]\.accessToken must be a string or a function .*null/,
  ],
  [
    "a token with a line break",
    { fallbackProviders: [{ provider: "groq", accessToken: "own\nkey" }] },
    /^fallbackProviders\[0\]\.accessToken contains/,
  ],
  [
    "a model that is a number",
    { fallbackProviders: [{ provider: "groq", model: 5 }] },
    /^fallbackProviders\[0\]\.model must be a non-empty string/,
  ],
];

describe("a wrong fallback is reported before anything is sent", () => {
  test.each(WRONG.map((wrong) => [wrong[0], wrong] as const))("%s", async (_, [, options, message, args]) => {
    const { fetch, seen } = recorder();
    const client = new InferenceClient(KEY, { fetch, ...options });
    const error: unknown = await client.chatCompletion({ ...chat, ...args }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain(KEY);
    expect(seen).toEqual([]);
  });
});
