import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ModelRecord } from "../../../generated/records.ts";
import { ROOT } from "../../lib/run.ts";

/** Typical endings of model ids. The records use these endings in turn. */
const ENDS = ["-7B", "-base", "_v2.1", "-Instruct-GGUF", ".small", "-fp16", "XL", "-finetuned-squad-2", "-q4", "-lora"];

/** Tags that do not affect the code of snippets. The records use these tags in turn. */
const TAGS = ["safetensors", "region:us", "license:apache-2.0", "en", "endpoints_compatible", "dataset:acme/notes"];

/**
 * Makes model records from the examples of all libraries in turn. Each record gets a new id and new tags. Every call
 * with the same `count` returns the same records.
 *
 * @param count number of records
 */
export function modelRecords(count: number): readonly ModelRecord[] {
  const folder = join(ROOT, "spec/libraries");
  const examples = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file): ModelRecord[] => {
      const entry = parse(readFileSync(join(folder, file), "utf8")) as { examples?: Record<string, ModelRecord> };
      return Object.values(entry.examples ?? {});
    });
  return Array.from({ length: count }, (_, index) => {
    // Steps of 37 choose examples from the whole catalogue. 37 is a prime number, so the steps usually reach every
    // example before they repeat one.
    const example = examples[(index * 37) % examples.length];
    if (example === undefined) throw new Error("no library has an example");
    return varied(example, index);
  });
}

function varied(example: ModelRecord, index: number): ModelRecord {
  const end = ENDS[index % ENDS.length] ?? "";
  const more = [TAGS[index % TAGS.length], TAGS[(index * 5 + 1) % TAGS.length]].filter((tag) => tag !== undefined);
  return { ...example, id: `${example.id}${end}-${index}`, tags: [...(example.tags ?? []), ...new Set(more)] };
}
