import { snippets as peer } from "@huggingface/inference";
import { snippets as ours } from "../../../runtime/snippets/index.ts";
import { hostedRows } from "../../tests/snippets/hosted-rows.ts";
import { median } from "../shared/measure.ts";

/**
 * Lowest ratio that passes: the snippets per second of this package, divided by the snippets per second of
 * `@huggingface/inference`.
 */
const LEAST_RATIO = 15;
const ROUNDS = 15;
/**
 * Number of runs of this package before the measurement. `@huggingface/inference` gets fewer runs, because each of its
 * runs takes much longer.
 */
const WARM_UP = 150;

type Generate = (...call: Call) => readonly { readonly content: string }[];
type Call = readonly [model: object, provider: string, mapping: object, options: object];

/**
 * `getInferenceSnippets` of both packages. They accept the same calls. The casts are needed, because the types of the
 * packages require different fields of a model record.
 */
const generators = {
  ours: ours.getInferenceSnippets as Generate,
  peers: peer.getInferenceSnippets as unknown as Generate,
};

/** Returns the calls for which `@huggingface/inference` has snippets, and the number of calls that were tried. */
function callsOf(): { readonly calls: readonly Call[]; readonly all: number } {
  const rows = hostedRows();
  const all = rows.map(({ model, provider, providerId, task, options }): Call => {
    const mapping = { hfModelId: model.id, providerId, provider, status: "live", task, type: "single-model" };
    return [model, provider, mapping, options];
  });
  return { calls: all.filter((call) => answers(call)), all: all.length };
}

/**
 * Returns true if `@huggingface/inference` has a snippet for the call. Without a snippet, the package throws, logs a
 * message or returns nothing.
 */
function answers(call: Call): boolean {
  const log = console.error;
  console.error = () => {};
  try {
    return generators.peers(...call).length > 0;
  } catch {
    return false;
  } finally {
    console.error = log;
  }
}

let checksum = 0;

/**
 * Makes all snippets once, and returns the number of snippets. Reads each snippet, so that Node joins its parts in
 * memory.
 */
function run(calls: readonly Call[], side: keyof typeof generators): number {
  const generate = generators[side];
  let count = 0;
  for (const call of calls) {
    for (const { content } of generate(...call)) {
      count += 1;
      checksum += content.charCodeAt(content.length >> 1);
    }
  }
  return count;
}

/** Returns the processor time per run, in microseconds. Other programs on the machine do not affect this time. */
function timeOf(calls: readonly Call[], side: keyof typeof generators, runs: number): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < runs; turn++) run(calls, side);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
}

const { calls, all } = callsOf();
const counts = { ours: run(calls, "ours"), peers: run(calls, "peers") };
console.log(`${all} calls; the peer has snippets for ${calls.length} of them, which both are timed on`);
timeOf(calls, "ours", WARM_UP);
const rounds = Array.from({ length: ROUNDS }, () => ({
  ours: timeOf(calls, "ours", LEAST_RATIO),
  peers: timeOf(calls, "peers", 1),
}));
for (const [name, side] of [
  ["hubsmith", "ours"],
  ["@huggingface/inference", "peers"],
] as const) {
  const time = median(rounds.map((round) => round[side]));
  console.log(
    `${name.padEnd(24)} ${String(counts[side]).padStart(5)} snippets ${(time / 1000).toFixed(2).padStart(8)} ms  ` +
      `${((counts[side] / time) * 1000).toFixed(1).padStart(7)} a millisecond  ${(time / calls.length).toFixed(1).padStart(7)} µs a call`,
  );
}
const perCall = median(rounds.map(({ ours: time, peers }) => peers / time));
const perSnippet = perCall * (counts.ours / counts.peers);
const isMet = perSnippet >= LEAST_RATIO && !Number.isNaN(checksum);
console.log(
  `${isMet ? "met   " : "MISSED"} ${LEAST_RATIO}× snippets a second: ${perSnippet.toFixed(1)}×; ${perCall.toFixed(1)}× calls a second`,
);
if (!isMet) process.exitCode = 1;
