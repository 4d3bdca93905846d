import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ROOT } from "../lib/run.ts";
import { makeReports, type ReportResult, REPORTS } from "./all.ts";
import { BUDGETS, sizeOf } from "./sizes.ts";

let reported: ReportResult;
beforeAll(async () => {
  reported = await makeReports(Object.keys(REPORTS));
});

test("`npm run report` would not change any page in site/docs/reference", () => {
  const stale = [...reported.files].filter(([file, text]) => {
    const path = join(ROOT, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  expect(stale.map(([file]) => file)).toEqual([]);
  expect(reported.files.size).toBeGreaterThan(3);
});

test("every difference in the drop-in report has a reason, and every public name and member has a docstring", () => {
  expect(reported.problems).toEqual([]);
});

/** Exports that the product specification promises to users who migrate from other packages. */
const PROMISED = `PIPELINE_DATA PIPELINE_TYPES PIPELINE_TYPES_SET SUBTASK_TYPES MODALITIES MODALITY_LABELS TASKS_DATA
TASKS_MODEL_LIBRARIES LIBRARY_TASK_MAPPING PipelineType TaskData ModelData WidgetExample MODEL_LIBRARIES_UI_ELEMENTS
ALL_MODEL_LIBRARY_KEYS ALL_DISPLAY_MODEL_LIBRARY_KEYS snippets getModelInputSnippet stringifyMessages
stringifyGenerationConfig inferenceSnippetLanguages InferenceClient InferenceClientEndpoint chatCompletion
chatCompletionStream textToImage request streamingRequest INFERENCE_PROVIDERS PROVIDERS_OR_POLICIES InferenceClientError
InferenceClientInputError InferenceClientRoutingError InferenceClientHubApiError InferenceClientProviderApiError
InferenceClientProviderOutputError Template GGMLFileQuantizationType GGMLQuantizationType GGUF_QUANT_ORDER GGUF_QUANT_RE
GGUF_QUANT_RE_GLOBAL parseGGUFQuantLabel findNearestQuantType`.split(/\s+/);

test.each(PROMISED)("%s exists", (name) => {
  const table = reported.files.get("site/docs/reference/exports.md") ?? "";
  expect(table).toMatch(
    new RegExp(String.raw`^\| \x60${name}\x60 +\| \x60hubsmith/[\w/]+\x60 +\| (?:same|better) `, "m"),
  );
});

test.each([
  // The aim is half. Checks of schemas before a call, a pattern matcher without backtracking, and messages that keep what
  // a server sent take the client above it; see the page of decisions. The chat formats of Anthropic and Gemini add 4.4 kB,
  // the Responses API, events and the pace of batches 2.3 kB.
  ["with the data of all providers", 0.66, 'export { InferenceClient } from "hubsmith/inference"'],
  ["without provider data", 0.5, 'export { chatCompletion } from "hubsmith/inference/core"'],
])("the size of the client against @huggingface/inference, %s: at most %d", async (_, share, code) => {
  const peer = await sizeOf('export { InferenceClient } from "@huggingface/inference"');
  expect((await sizeOf(code)).whole).toBeLessThanOrEqual(peer.whole * share);
});

test.each(BUDGETS)("the import $code loads at most $limit kB of code", async ({ code, limit }) => {
  const kilobytes = (await sizeOf(code)).code / 1000;
  expect(kilobytes).toBeLessThanOrEqual(limit);
  // If the limit were much higher than the size, nobody would notice if the size doubled.
  expect(kilobytes).toBeGreaterThan(limit * 0.6);
});

test("the tables of hubsmith/hub load no code for requests", async () => {
  expect((await sizeOf('export { SKUS } from "hubsmith/hub"')).code).toBe(0);
});
