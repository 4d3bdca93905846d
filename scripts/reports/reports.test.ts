import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ROOT } from "../run.ts";
import { makeReports, type Reported, REPORTS } from "./all.ts";
import { BUDGETS, sizeOf } from "./sizes.ts";

let reported: Reported;
beforeAll(async () => {
  reported = await makeReports(Object.keys(REPORTS));
}, 300_000);

test("every report in site/docs is what `npm run report` writes", () => {
  const stale = [...reported.files].filter(([file, text]) => {
    const path = join(ROOT, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  expect(stale.map(([file]) => file)).toEqual([]);
  expect(reported.files.size).toBeGreaterThan(10);
  const kept = readdirSync(join(ROOT, "site/docs/api")).map((file) => `site/docs/api/${file}`);
  expect(kept.filter((file) => !reported.files.has(file))).toEqual([]);
});

test("what differs from another package or is absent has a reason, and every public name and member a docstring", () => {
  expect(reported.problems).toEqual([]);
});

/** What the published contract promises to those who come from another package. */
const PROMISED = `PIPELINE_DATA PIPELINE_TYPES PIPELINE_TYPES_SET SUBTASK_TYPES MODALITIES MODALITY_LABELS TASKS_DATA
TASKS_MODEL_LIBRARIES LIBRARY_TASK_MAPPING PipelineType TaskData ModelData WidgetExample MODEL_LIBRARIES_UI_ELEMENTS
ALL_MODEL_LIBRARY_KEYS ALL_DISPLAY_MODEL_LIBRARY_KEYS snippets getModelInputSnippet stringifyMessages
stringifyGenerationConfig inferenceSnippetLanguages InferenceClient InferenceClientEndpoint chatCompletion
chatCompletionStream textToImage request streamingRequest INFERENCE_PROVIDERS PROVIDERS_OR_POLICIES InferenceClientError
InferenceClientInputError InferenceClientRoutingError InferenceClientHubApiError InferenceClientProviderApiError
InferenceClientProviderOutputError Template GGMLFileQuantizationType GGMLQuantizationType GGUF_QUANT_ORDER GGUF_QUANT_RE
GGUF_QUANT_RE_GLOBAL parseGGUFQuantLabel findNearestQuantType`.split(/\s+/);

test.each(PROMISED)("%s is in the table, and not absent", (name) => {
  const table = reported.files.get("site/docs/differences.md") ?? "";
  expect(table).toMatch(
    new RegExp(String.raw`^\| \x60${name}\x60 +\| \x60hubsmith/[\w/]+\x60 +\| (?:same|better) `, "m"),
  );
});

test.each(BUDGETS)("$code loads at most $limit kB", async ({ code, limit }) => {
  const kilobytes = (await sizeOf(code)) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(limit);
  // A budget far above what is used would let a page double its weight unseen.
  expect(kilobytes).toBeGreaterThan(limit * 0.6);
});
