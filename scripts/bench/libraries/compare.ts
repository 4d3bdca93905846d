import { MODEL_LIBRARIES_UI_ELEMENTS as PEER } from "@huggingface/tasks";
import { MODEL_LIBRARIES_UI_ELEMENTS as OURS } from "../../../runtime/libraries/drop-in.ts";
import { race, ratioOf, timeOf } from "../shared/measure.ts";
import { modelRecords } from "./records.ts";
import { verdict } from "./verdict.ts";

/**
 * This program compares how fast this package and `@huggingface/tasks` make snippets: for 500 model records, with every
 * library that both packages have. Exit code 1: the target was missed.
 */
const RECORDS = 500;
const ROUNDS = 15;
/** Number of times that each package makes all snippets before the first measured round. */
const WARM_UP = 40;

type Generate = (record: unknown) => readonly string[];

/** A library and a model for which both packages make snippets. */
interface Pair {
  readonly record: unknown;
  readonly ours: Generate;
  readonly peers: Generate;
}

/**
 * Returns all pairs for which `@huggingface/tasks` makes snippets, and the number of pairs for which it throws an
 * error.
 */
function pairsOf(): { readonly pairs: readonly Pair[]; readonly libraries: number; readonly failed: number } {
  const peers = new Map<string, object>(Object.entries(PEER));
  const libraries = Object.entries(OURS).flatMap(([key, { snippets }]) => {
    const other: unknown = Reflect.get(peers.get(key) ?? {}, "snippets");
    // The functions of both packages accept a model record. The cast is needed, because the types of a few optional
    // fields differ.
    return snippets !== undefined && typeof other === "function"
      ? [{ ours: snippets as Generate, peers: other as Generate }]
      : [];
  });
  const all = modelRecords(RECORDS).flatMap((record) => libraries.map((library) => ({ record, ...library })));
  const pairs = all.filter(({ peers: generate, record }) => !throws(() => generate(record)));
  return { pairs, libraries: libraries.length, failed: all.length - pairs.length };
}

function throws(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

/**
 * Makes all snippets once, and returns the number of code blocks. Reads each block, so that Node joins its parts in
 * memory.
 */
function run(pairs: readonly Pair[], side: "ours" | "peers"): number {
  let blocks = 0;
  for (const pair of pairs) {
    const generate = pair[side];
    for (const text of generate(pair.record)) {
      blocks++;
      checksum += text.charCodeAt(text.length >> 1);
    }
  }
  return blocks;
}

let checksum = 0;

function compareSpeed(): boolean {
  const { pairs, libraries, failed } = pairsOf();
  const blocks = { ours: run(pairs, "ours"), peers: run(pairs, "peers") };
  console.log(
    `${RECORDS} models, ${libraries} libraries; the peer throws on ${failed} of ${pairs.length + failed} pairs, left out`,
  );
  // Runs the code of both packages before measuring, because Node needs time to compile hundreds of small functions,
  // especially on a busy machine.
  for (let pass = 0; pass < WARM_UP; pass++) for (const side of ["ours", "peers"] as const) run(pairs, side);
  const result = race([() => run(pairs, "ours"), () => run(pairs, "peers")], ROUNDS, 200);
  const times = { ours: timeOf(result, 0), peers: timeOf(result, 1) };
  const speed = (side: "ours" | "peers"): number => blocks[side] / times[side];
  const row = (name: string, side: "ours" | "peers") =>
    `${name.padEnd(20)} ${String(blocks[side]).padStart(7)} blocks  ${(times[side] / 1000).toFixed(1).padStart(6)} ms  ` +
    `${speed(side).toFixed(2)} M blocks/s  ${(pairs.length / times[side]).toFixed(2)} M pairs/s`;
  console.log(row("hubsmith", "ours"));
  console.log(row("@huggingface/tasks", "peers"));
  // The ratio is the median over alternating rounds, so that a slow moment affects both packages.
  const perPair = ratioOf(result, 1, 0);
  const perBlock = perPair * (blocks.ours / blocks.peers);
  console.log(`ratio: ${perBlock.toFixed(2)}× blocks a second, ${perPair.toFixed(2)}× models a second`);
  return verdict(perBlock >= 1, `at least as many blocks a second as the peer: ${perBlock.toFixed(2)}×`);
}

if (!compareSpeed() || Number.isNaN(checksum)) process.exitCode = 1;
