import { appsFor, appSnippets, ggufFiles, MEMORY_SIZES, versionFit, type App } from "hubsmith/apps";
import type { ModelRecord } from "hubsmith/tasks";
import { LIBRARY_LIST } from "./catalogue.ts";
import { withPlaceholder, BUNDLED_RECORDS } from "../records/records.ts";

/** A model that an app runs, and the code blocks that run it. */
export interface AppCase {
  /** The format of the model: `GGUF`, or the name of the model's library. */
  readonly format: string;
  readonly model: ModelRecord;
  readonly blocks: ReturnType<typeof appSnippets>;
  /** The memory in GB from which the quantization in the commands runs, without its context. Absent if unknown. */
  readonly memory?: number | undefined;
}

type AppExamples = Readonly<Record<string, ModelRecord>>;

/** The quantization in the commands that pages show. It makes small files and loses little quality. */
export const USUAL_QUANTIZATION = "Q4_K_M";

/** Returns a well-known model for each format that the app runs. The format of the app's first example comes first. */
export function knownCases(app: App, examples: AppExamples): readonly AppCase[] {
  const [example] = Object.values(examples);
  const main = example && formatOf(example);
  const cases = new Map<string, AppCase>();
  for (const model of BUNDLED_RECORDS) {
    const format = formatOf(model);
    if (!cases.has(format) && appsFor(model).some(({ key }) => key === app.key))
      cases.set(format, caseOf(app, format, model));
  }
  return [...cases.values()].sort((one, other) => Number(other.format === main) - Number(one.format === main));
}

/**
 * Returns the app's examples. Leaves out each example whose commands are the same as in `shown` or in an earlier
 * example.
 */
export function otherCases(
  app: App,
  examples: AppExamples,
  shown: readonly AppCase[],
): readonly (AppCase & { readonly name: string })[] {
  const known = new Set(shown.map(commandsOf));
  return Object.entries(examples).flatMap(([name, model]) => {
    const example = { name, ...caseOf(app, formatOf(model), withPlaceholder(model)) };
    if (known.has(commandsOf(example))) return [];
    known.add(commandsOf(example));
    return [example];
  });
}

function caseOf({ key }: App, format: string, model: ModelRecord): AppCase {
  const file = ggufFiles(model).find(({ label }) => label === USUAL_QUANTIZATION);
  const memory = file && MEMORY_SIZES.find((size) => versionFit(file, model, { memory: size })?.verdict === "runs");
  return { format, model, blocks: appSnippets(key, model, { file: file?.file }), memory };
}

/** Returns the commands without the parts that depend on the model. */
function commandsOf({ model, blocks }: AppCase): string {
  return blocks.map(({ code }) => code.replaceAll(model.id, "").replaceAll(/:\w*Q\d\w*/g, "")).join("\n");
}

function formatOf({ library_name: library, tags = [] }: ModelRecord): string {
  if (tags.includes("gguf")) return "GGUF";
  const keys = new Set([library, ...tags]);
  return LIBRARY_LIST.find(({ key }) => keys.has(key))?.data.prettyLabel ?? "other";
}
