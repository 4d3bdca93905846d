import { readdirSync, readFileSync } from "node:fs";
import { snippets as hubSnippets } from "@huggingface/inference";
import { MODEL_LIBRARIES_UI_ELEMENTS as HUB_LIBRARIES } from "@huggingface/tasks";
import { parse } from "yaml";
import { MODEL_LIBRARIES_UI_ELEMENTS as OUR_LIBRARIES } from "../../runtime/libraries/drop-in.ts";
import { snippets as ourSnippets } from "../../runtime/snippets/index.ts";
import { hostedRows } from "../tests/snippets/hosted-rows.ts";
import { median, race, ratio, report, shown } from "./measure.ts";

/* Compares how many blocks of code this package and other packages render per second. */

/** Renders the blocks of code for one input. */
type Render = () => readonly unknown[];
/** The same input for both packages. */
type Pair = readonly [ours: Render, theirs: Render];

/** Returns true if the other package renders code. Without code, it throws, logs an error or returns nothing. */
function answers([, theirs]: Pair): boolean {
  const log = console.error;
  console.error = () => undefined;
  try {
    return theirs().length > 0;
  } catch {
    return false;
  } finally {
    console.error = log;
  }
}

let characters = 0;
/** Renders everything, and returns the number of blocks. Reads each block, so that Node joins its parts in memory. */
function renderAll(renders: readonly Render[]): number {
  let blocks = 0;
  for (const render of renders) {
    for (const block of render()) {
      blocks += 1;
      const text = typeof block === "string" ? block : (block as { content: string }).content;
      characters += text.charCodeAt(text.length >> 1);
    }
  }
  return blocks;
}

async function compare(name: string, all: readonly Pair[], least: number): Promise<void> {
  const pairs = all.filter(answers);
  const [ours, theirs] = [pairs.map(([render]) => render), pairs.map(([, render]) => render)];
  const [count, others] = [renderAll(ours), renderAll(theirs)];
  const times = await race([() => renderAll(ours), () => renderAll(theirs)]);
  const beside = `${count} blocks in ${shown(median(times[0]) / 1000)} ms, ${others} in ${shown(median(times[1]) / 1000)} ms`;
  report(name, ratio(times[1], times[0]) * (count / others), "×", { least }, beside);
}

/** Every library of both packages, with the examples of all libraries as models. */
function libraryPairs(): Pair[] {
  const records = readdirSync("spec/libraries").flatMap((file): object[] => {
    const { examples = {} } = parse(readFileSync(`spec/libraries/${file}`, "utf8")) as {
      examples?: Record<string, object>;
    };
    return Object.values(examples);
  });
  // The types of the two packages differ in a few optional fields of a record.
  type Library = { readonly snippets?: (model: never) => readonly string[] };
  const hubLibraries = new Map<string, object>(Object.entries(HUB_LIBRARIES));
  return Object.entries<Library>(OUR_LIBRARIES).flatMap(([key, { snippets: ours }]) => {
    const { snippets: theirs } = (hubLibraries.get(key) ?? {}) as Library;
    if (ours === undefined || theirs === undefined) return [];
    return records.map((record): Pair => [() => ours(record as never), () => theirs(record as never)]);
  });
}

/** Calls of every task at every provider. */
function hostedPairs(): Pair[] {
  return hostedRows().map(({ model, provider, providerId, task, options }): Pair => {
    const mapping = { hfModelId: model.id, providerId, provider, status: "live", task, type: "single-model" };
    const call = [model, provider, mapping, options] as never as [never, never, never, never];
    return [() => ourSnippets.getInferenceSnippets(...call), () => hubSnippets.getInferenceSnippets(...call)];
  });
}

await compare("blocks of libraries per second, against @huggingface/tasks", libraryPairs(), 1);
await compare("blocks of hosted calls per second, against @huggingface/inference", hostedPairs(), 15);
if (Number.isNaN(characters)) throw new Error("a block has no text");
