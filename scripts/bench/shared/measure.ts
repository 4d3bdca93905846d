import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Median of at least one number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** How many calls take about `milliseconds`, at least one. Warms the function up on the way. */
function callsFor(action: () => unknown, milliseconds: number): number {
  let calls = 1;
  for (;;) {
    const start = performance.now();
    for (let index = 0; index < calls; index++) action();
    const spent = performance.now() - start;
    if (spent >= milliseconds / 2) return Math.max(1, Math.round((calls * milliseconds) / spent));
    calls *= 2;
  }
}

/** What a race measured: for every action the microseconds of one call, a number a round. */
export interface Race {
  readonly rounds: readonly (readonly number[])[];
}

/** How long every action runs before it is timed, so that the host's compiler has its say even on a busy machine. */
const WARM_UP = 150;

/**
 * Times several ways of doing one thing: warmed up, in rounds that take turns, so that a slow moment hits all of them.
 * @param milliseconds about how long one action runs in one round
 */
export function race(actions: readonly (() => unknown)[], rounds = 33, milliseconds = 3): Race {
  for (const action of actions) callsFor(action, WARM_UP);
  const calls = actions.map((action) => callsFor(action, milliseconds));
  const times = actions.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    actions.forEach((action, index) => {
      const count = calls[index] ?? 1;
      const start = performance.now();
      for (let call = 0; call < count; call++) action();
      times[index]?.push(((performance.now() - start) * 1000) / count);
    });
  }
  return { rounds: times };
}

/**
 * Microseconds of one call of an action: the lower quartile of its rounds. Whole rounds fall out where others hold the
 * machine; the collections of an action's own garbage come in every round and stay in.
 */
export function timeOf({ rounds }: Race, action: number): number {
  const sorted = [...(rounds[action] ?? [])].sort((a, b) => a - b);
  return sorted[sorted.length >> 2] ?? Number.NaN;
}

/** Least microseconds of one call of an action: what it takes when nothing else holds the machine. */
export function leastTimeOf({ rounds }: Race, action: number): number {
  return Math.min(...(rounds[action] ?? []));
}

/** How much slower one action is than another. */
export const ratioOf = (result: Race, slow: number, fast: number): number =>
  timeOf(result, slow) / timeOf(result, fast);

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes of heap that survive a collection, after two of them. */
function heapBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Heap bytes that `count` things made by `make` keep, each. */
export function keptBytes(make: (index: number) => unknown, count: number): number {
  const kept: unknown[] = Array.from({ length: count });
  for (let index = 0; index < 20; index++) make(-1 - index);
  const before = heapBytes();
  for (let index = 0; index < count; index++) kept[index] = make(index);
  const bytes = (heapBytes() - before) / count;
  return kept.length > 0 ? bytes : 0;
}

/** Bytes that one call of a warm function allocates: the median over rounds too short for a collection to fall in. */
export function allocatedBytes(action: () => unknown, calls = 40): number {
  for (let index = 0; index < 3000; index++) action();
  const rounds: number[] = [];
  for (let round = 0; round < 15; round++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let call = 0; call < calls; call++) action();
    rounds.push((process.memoryUsage().heapUsed - before) / calls);
  }
  return median(rounds);
}
