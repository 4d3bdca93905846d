import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Returns the median of at least one number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Returns how many calls of `action` take about `milliseconds`, at least 1. To find the number, runs `action` so often
 * that Node compiles it.
 */
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

/** The times of several actions, in microseconds per call: one list for each action, with one number per round. */
export interface Race {
  readonly rounds: readonly (readonly number[])[];
}

/** Number of milliseconds for which each action runs before it is measured, so that Node can compile it. */
const WARM_UP = 600;

/**
 * Measures several actions. At first, each action runs without being measured. Afterwards, the actions take turns, so
 * that a slow moment of the machine affects all of them.
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

/** Measures several actions like `race`. In every round, each action gets new data from `prepare`. */
export function raceOnFresh<Data>(
  prepare: (round: number) => readonly Data[],
  actions: readonly ((data: Data) => unknown)[],
  rounds = 15,
): Race {
  // Keeps the data of one round in memory, as programs do. If no object with a certain shape is left, garbage
  // collection discards the compiled code for that shape.
  const kept = prepare(0);
  let made = 1;
  /**
   * Returns the processor time of an action, in milliseconds. The elapsed time would depend on how busy the machine is.
   */
  const once = (action: (data: Data) => unknown): number => {
    const data = prepare(made++);
    const before = process.cpuUsage();
    for (const one of data) action(one);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const action of actions) for (let spent = 0; spent < WARM_UP;) spent += once(action);
  const times = actions.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    actions.forEach((action, index) => times[index]?.push((once(action) * 1000) / kept.length));
  }
  for (const action of actions) action(kept[0] as Data);
  return { rounds: times };
}

/**
 * Returns the time per call of an action, in microseconds. This is the lower quartile of its rounds, so rounds in which
 * the machine was busy do not count. The time includes garbage collection that the action causes.
 */
export function timeOf({ rounds }: Race, action: number): number {
  const sorted = [...(rounds[action] ?? [])].sort((a, b) => a - b);
  return sorted[sorted.length >> 2] ?? Number.NaN;
}

/** Returns the shortest time per call of an action, in microseconds. This is about the time on an idle machine. */
export function leastTimeOf({ rounds }: Race, action: number): number {
  return Math.min(...(rounds[action] ?? []));
}

/** Returns the time of the action `slow`, divided by the time of the action `fast`. */
export const ratioOf = (result: Race, slow: number, fast: number): number =>
  timeOf(result, slow) / timeOf(result, fast);

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Returns the bytes of heap that are in use after two garbage collections. */
function heapBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Creates `count` items with `make`, and returns how many bytes of the heap each item occupies. */
export function keptBytes(make: (index: number) => unknown, count: number): number {
  const kept: unknown[] = Array.from({ length: count });
  for (let index = 0; index < 20; index++) make(-1 - index);
  const before = heapBytes();
  for (let index = 0; index < count; index++) kept[index] = make(index);
  const bytes = (heapBytes() - before) / count;
  return kept.length > 0 ? bytes : 0;
}
