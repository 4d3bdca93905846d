import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { batch } from "./index.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Returns the size of all objects that are in use, in MiB. */
function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const MILLION = 1_000_000;

test.each(["a generator", "an async generator"])("a million items of %s do not fill the memory", async (kind) => {
  function* numbers(): Generator<{ id: number; text: string }> {
    for (let id = 0; id < MILLION; id++) yield { id, text: `item ${id}` };
  }
  async function* asyncNumbers() {
    yield* numbers();
  }
  const sizes: number[] = [];
  let sum = 0;
  const outcomes = await batch(
    kind === "a generator" ? numbers() : asyncNumbers(),
    ({ id, text }) => ({ id, text: `result of ${text}`, usage: { total_tokens: 1 } }),
    {
      concurrency: 8,
      tokensPerMinute: 1e12,
      estimateTokens: () => 1,
      onResult: (outcome, index) => {
        if (outcome.ok) sum += outcome.value.id;
        if (index % 250_000 === 100_000) sizes.push(heapInUse());
      },
    },
  );
  expect([outcomes, sum]).toEqual([[], (MILLION * (MILLION - 1)) / 2]);
  expect(sizes).toHaveLength(4);
  // Keeping the results would take more than 100 MiB.
  expect(Math.max(...sizes) - (sizes[0] ?? 0)).toBeLessThan(8);
  console.log(`batch: ${kind}, heap in use in MiB: ${sizes.map((size) => size.toFixed(1)).join(", ")}`);
});
