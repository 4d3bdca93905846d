import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { SNIPPETS } from "../../generated/snippets/table.ts";
import type { JsonObject, Spec } from "../../generators/spec/entry.ts";
import { compileLibrary } from "../../generators/snippets/library.ts";
import { applyRulesTelling } from "../../runtime/snippets/apply.ts";
import { isList, objectOf, textOf } from "../../generators/spec/json.ts";
import { examplesOf } from "../hubsmith/generate/examples.ts";

export interface Block {
  /**
   * Number of the block in the example, counted from 1. Blocks that are not run, such as the install block, count too.
   */
  readonly number: number;
  /** Position of the rule that made the block, such as `2.3.1`, or `train` and the id of a task. */
  readonly rule: string;
  readonly language: "python" | "javascript";
  readonly code: string;
}

/** An example of a library: its model record, and the blocks to run. */
export interface Job {
  readonly example: string;
  readonly record: JsonObject;
  readonly blocks: readonly Block[];
}

interface Replacements {
  readonly samples: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

const TABLE = fileURLToPath(new URL("replacements.yaml", import.meta.url));

/**
 * Returns, for each example of a library, the blocks of Python and JavaScript that use the model, and the training code
 * of each task that names the library. Their code is changed so that it runs offline and on a CPU.
 */
export function jobsOf(spec: Spec, key: string): readonly Job[] {
  const entry = spec.libraries.find(({ id }) => id === key);
  const library = entry && compileLibrary(entry, spec);
  const rules = new Map(Object.entries(SNIPPETS)).get(key);
  if (library === undefined || rules === undefined) return [];
  const runnable = makeRunnable();
  const jobs = examplesOf(library).map(([example, record]): Job => {
    const blocks = applyRulesTelling(rules, record).flatMap(({ rule, kind, language, code }, index): Block[] => {
      if (kind !== "usage" || (language !== "python" && language !== "javascript")) return [];
      return [
        {
          number: index + 1,
          rule: rule.map((step) => step + 1).join("."),
          language,
          code: runnable(code),
        },
      ];
    });
    return { example, record, blocks };
  });
  return [...jobs.filter(({ blocks }) => blocks.length > 0), ...trainingJobs(spec, key, runnable)];
}

/** Returns a function that changes code so that it runs offline and on a CPU. */
function makeRunnable(): (code: string) => string {
  const { samples, texts }: Replacements = parse(readFileSync(TABLE, "utf8"));
  const replacements = [
    ...Object.entries(samples).map(([address, file]) => [address, `samples/${file}`] as const),
    ...Object.entries(texts),
  ];
  return (code) => replacements.reduce((text, [what, by]) => text.replaceAll(what, by), code);
}

function trainingJobs(spec: Spec, key: string, runnable: (code: string) => string): readonly Job[] {
  return spec.tasks.flatMap(({ id: task, data }): Job[] => {
    const { library, model = "", code } = objectOf(objectOf(data["guide"])["train"]);
    if (library !== key || !isList(code)) return [];
    const blocks = code.flatMap((piece, index): Block[] => {
      const { language, code: text } = objectOf(piece);
      if (language !== "python") return [];
      return [{ number: index + 1, rule: `train ${task}`, language, code: runnable(textOf(text) ?? "") }];
    });
    const record = {
      id: model,
      tags: [key],
      config: {
        ...(task === "image-classification" && { model_type: "vit" }),
        ...(key === "peft" && { peft: { base_model_name_or_path: model, task_type: "CAUSAL_LM" } }),
      },
    };
    return [{ example: `train-${task}`, record: key === "peft" ? { ...record, id: "acme/adapter" } : record, blocks }];
  });
}
