import { expect, test } from "vitest";
import { PROVIDER_SPECS, type ProviderId } from "../../../generated/providers/index.ts";
import type { ModelRecord } from "../../../generated/records.ts";
import { hostedSnippets } from "./hosted-snippets.ts";

const CHAT: ModelRecord = { id: "acme/chat", pipeline_tag: "text-generation", tags: ["conversational"] };
const IMAGE: ModelRecord = { id: "acme/paint", pipeline_tag: "text-to-image" };

const providersOf = (model: ModelRecord) => [...new Set(hostedSnippets(model, false).map(({ provider }) => provider))];
const specOf = (id: string) => PROVIDER_SPECS[id as ProviderId];

test("for a record without providers, returns code for the router and for all active providers of the task", () => {
  const [first, ...others] = providersOf(IMAGE);
  expect(first).toBe("auto");
  expect(others).toEqual(expect.arrayContaining(["fal-ai", "hf-inference", "replicate"]));
  const names = others.map((id) => specOf(id).displayName);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  for (const id of others) {
    expect(specOf(id).tasks).toHaveProperty("text-to-image");
    expect(specOf(id).status).not.toBe("retired");
    expect(specOf(id).clientSideOnly).not.toBe(true);
  }
  expect(hostedSnippets(IMAGE, false).every(({ isAssumed }) => isAssumed)).toBe(true);
});

test("for a record with providers, returns code with the id that each provider uses for the model", () => {
  const inferenceProviderMapping = [
    { provider: "fal-ai", providerId: "fal-ai/paint-one", task: "text-to-image", status: "live" },
    { provider: "replicate", providerId: "acme/broken", task: "text-to-image", status: "error" },
    { provider: "unheard-of", providerId: "x", task: "text-to-image" },
  ];
  const snippets = hostedSnippets({ ...IMAGE, inferenceProviderMapping }, false);
  expect(new Set(snippets.map(({ provider }) => provider))).toEqual(new Set(["auto", "fal-ai"]));
  expect(snippets.find(({ provider, client }) => provider === "fal-ai" && client === "curl")?.content).toContain(
    "fal-ai/paint-one",
  );
  expect(snippets.some(({ isAssumed }) => isAssumed)).toBe(false);
});

test("the result is the same if the providers are an object, as in older responses", () => {
  const mapping = { "fal-ai": { providerId: "fal-ai/paint-one", task: "text-to-image", status: "live" } };
  expect(providersOf({ ...IMAGE, inferenceProviderMapping: mapping as never })).toEqual(["auto", "fal-ai"]);
});

test("there is no code if no provider serves the model or the task", () => {
  expect(hostedSnippets({ ...IMAGE, inferenceProviderMapping: [] }, false)).toEqual([]);
  expect(providersOf({ id: "acme/x", pipeline_tag: "robotics" })).toEqual([]);
  expect(hostedSnippets({ id: "acme/x" }, false)).toEqual([]);
});

test("the option `streaming` changes the code of a chat", () => {
  const contentOf = (streaming: boolean) =>
    hostedSnippets(CHAT, streaming).find(({ client, language }) => client === "openai" && language === "python")
      ?.content;
  expect(contentOf(false)).not.toContain("stream=True");
  expect(contentOf(true)).toContain("stream=True");
});

test("every snippet names its provider, and shows how to install its client if necessary", () => {
  for (const { client, content, install, docsUrl, providerLabel } of hostedSnippets(CHAT, false)) {
    expect(content).not.toBe("");
    expect(providerLabel).not.toBe("");
    if (client === "openai") expect(install).toMatch(/^(?:pip|npm) install openai$/);
    if (client === "curl") expect(install).toBeUndefined();
    expect(docsUrl ?? "https://").toMatch(/^https:\/\//);
  }
});

const THROWS = new Proxy(
  {},
  {
    get: () => {
      throw new Error("no");
    },
    ownKeys: () => {
      throw new Error("no");
    },
  },
);

test.each<[string, unknown]>([
  ["null", null],
  ["a list", [1]],
  ["text fields of the wrong type", { id: 5, pipeline_tag: {}, tags: 7, config: "x", inferenceProviderMapping: "y" }],
  [
    "invalid items in the list of providers",
    { ...CHAT, inferenceProviderMapping: [null, 5, { provider: 1 }, { provider: "groq" }] },
  ],
  ["fields named like inherited properties", { id: "a/b", pipeline_tag: "constructor", tags: ["__proto__"] }],
  ["a record whose fields throw", THROWS],
])("%s: no exception is thrown", (_, record) => {
  expect(Array.isArray(hostedSnippets(record as ModelRecord, false))).toBe(true);
});

const HOSTILE = [
  "",
  '"',
  "'; rm -rf ~ #",
  "`id`",
  "$(id)",
  "${x}",
  '"""',
  "\\",
  "\n",
  "\r\nX-Injected: yes",
  "\0",
  "\u2028",
  "\ud800",
  "\u202e",
  "../../etc",
  "a b",
  "</script>",
  "?x=1#y",
  "__proto__",
  "constructor",
  "https://evil.example/x",
  "x".repeat(1000),
];
const TASKS = ["text-generation", "text-to-image", "fill-mask", "image-classification"];

test("hostile text in a record never causes an exception", () => {
  for (const [index, text] of HOSTILE.entries()) {
    const task = TASKS[index % TASKS.length] ?? "";
    const inferenceProviderMapping = [
      { provider: "fal-ai", providerId: text, task, status: "live" },
      { provider: "hf-inference", providerId: text, task, status: text },
      { provider: text, providerId: text, task: text },
    ];
    const record = { id: text, pipeline_tag: task, tags: ["conversational", text], mask_token: text };
    expect(() => hostedSnippets(record, true)).not.toThrow();
    expect(() => hostedSnippets({ ...record, inferenceProviderMapping }, false)).not.toThrow();
    expect(hostedSnippets({ ...record, pipeline_tag: text }, false)).toEqual([]);
  }
});
