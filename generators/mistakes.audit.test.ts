import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { KIND_NAMES } from "./spec/entry.ts";
import { loadSpec } from "./spec/load/load.ts";
import { isHarmless, mistakesIn, objectionTo, problemsInFile, sampleOf } from "./testing/mistakes.ts";

vi.setConfig({ testTimeout: 3_600_000 });

const { spec } = loadSpec(fileURLToPath(new URL("..", import.meta.url)));

/** Number of mistakes that are tried in one entry. Each of them reads the entry again, and some entries are long. */
const MOST = 150;

test.each([...KIND_NAMES, "facts"] as const)("%s: the first problem of each mistake is the true one", (kind) => {
  const entries = kind === "facts" ? [spec.facts] : spec[kind];
  const mistakes = entries.flatMap((entry) => sampleOf([...mistakesIn(entry, spec)], MOST));
  const alone = mistakes.filter((mistake) => mistake.what !== "unknown reference" && !isHarmless(mistake));
  console.log(`${kind}: ${alone.length} mistakes`);
  expect(alone.flatMap((mistake) => objectionTo(mistake, problemsInFile(mistake, spec)) ?? [])).toEqual([]);
});
