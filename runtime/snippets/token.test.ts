import { expect, test } from "vitest";
import { getInferenceSnippets } from "./inference.ts";

const CHAT = { id: "acme/tiny", pipeline_tag: "text-generation", tags: ["conversational"] };
const IMAGE = { id: "acme/tiny", pipeline_tag: "text-to-image" };

test.each(["hf_given", "own-key", "acme\r\nX-Evil: 1"])("no snippet contains the token %j", (accessToken) => {
  const calls = [
    [CHAT, "groq", {}],
    [CHAT, "auto", { streaming: true }],
    [CHAT, "groq", { directRequest: true }],
    [CHAT, "groq", { endpointUrl: "https://example.com/v1" }],
    [IMAGE, "black-forest-labs", {}],
    [IMAGE, "fal-ai", {}],
  ] as const;
  for (const [model, provider, options] of calls) {
    const snippets = getInferenceSnippets(model, provider, undefined, { ...options, accessToken });
    expect(snippets.length).toBeGreaterThan(0);
    for (const { content } of snippets) {
      expect(content).not.toContain(accessToken);
      expect(content).toMatch(/HF_TOKEN|API_TOKEN|_KEY\b/);
    }
  }
});

test("an unknown provider has no snippets", () => {
  expect(getInferenceSnippets(CHAT, "fastest")).toEqual([]);
  expect(getInferenceSnippets(CHAT, "constructor")).toEqual([]);
});
