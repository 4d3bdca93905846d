import { snippets as peer } from "@huggingface/inference";
import { snippets as ours } from "../../../runtime/snippets/index.ts";
import { hostedRows } from "../../tests/snippets/hosted-rows.ts";
import { median } from "../shared/measure.ts";

/** Snippets a second: at least this many times the peer's. */
const LEAST_RATIO = 15;
const ROUNDS = 15;
/** Runs before the clock starts; the peer is warm after its first ones, of which each takes as long as many of ours. */
const WARM_UP = 150;

type Generate = (...call: Call) => readonly { readonly content: string }[];
type Call = readonly [model: object, provider: string, mapping: object, options: object];

/** Both take such calls; their types differ in what a model record may lack. */
const generators = {
  ours: ours.getInferenceSnippets as Generate,
  peers: peer.getInferenceSnippets as unknown as Generate,
};

/** Returns the calls that the peer has snippets for, and how many of all those are. */
function callsOf(): { readonly calls: readonly Call[]; readonly all: number } {
  const rows = hostedRows();
  const all = rows.map(({ model, provider, providerId, task, options }): Call => {
    const mapping = { hfModelId: model.id, providerId, provider, status: "live", task, type: "single-model" };
    return [model, provider, mapping, options];
  });
  return { calls: all.filter((call) => answers(call)), all: all.length };
}

/** Returns true if the other package has a snippet. If not, it throws, logs or returns nothing. */
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

/** Makes everything once; gives the number of snippets, and reads each, so that pieces not yet joined are joined. */
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

/** Returns the processor time of several runs, in microseconds each, so that a busy machine does not count. */
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
