import { median } from "../shared/measure.ts";

/** Work that a client does, and how often in one round. */
export type Work = () => unknown;

/** The times of several rounds: microseconds per unit of work, one number per round. */
export interface Times {
  readonly wall: number[];
  readonly cpu: number[];
}

/**
 * Times several pieces of work in rounds that take turns, so that a slow moment hits all of them. All are warmed up in
 * `warm` rounds that do not count. Each piece pays for the collection of its own young garbage, and every other
 * round goes backwards: otherwise whoever comes after a client that leaves much garbage pays for that client.
 * @param units how many units one piece of work has: calls, events
 */
export async function take(works: readonly Work[], units: number, rounds: number, warm = 3): Promise<Times[]> {
  const times = works.map((): Times => ({ wall: [], cpu: [] }));
  for (let round = -warm; round < rounds; round++) {
    const turns = [...works.entries()];
    for (const [index, work] of round % 2 === 0 ? turns : turns.reverse()) {
      collectYoung();
      const { user, system } = process.cpuUsage();
      const start = performance.now();
      await work();
      collectYoung();
      const wall = performance.now() - start;
      const spent = process.cpuUsage();
      if (round < 0) continue;
      times[index]?.wall.push((wall * 1000) / units);
      times[index]?.cpu.push((spent.user - user + spent.system - system) / units);
    }
  }
  return times;
}

/** Collects garbage. The processes of the benches have a function for it. */
function collectYoung(): void {
  globalThis.gc?.({ type: "minor" });
}

/**
 * Returns medians of two pieces of work, round by round: how much the first takes above the second, and how many times
 * as much.
 */
export function compared(one: readonly number[] = [], other: readonly number[] = []): { above: number; ratio: number } {
  return {
    above: median(one.map((time, round) => time - (other[round] ?? Number.NaN))),
    ratio: median(one.map((time, round) => time / (other[round] ?? Number.NaN))),
  };
}

/**
 * Returns the figure that counts: by the clock, unless the machine was busy with others' work at the time, so that the
 * clock shows half as much again as the processor spent.
 */
export function fair(wall: number, cpu: number): number {
  return wall > cpu * 1.5 ? cpu : wall;
}

/** A figure with what it may be at most. */
export interface Row {
  readonly name: string;
  readonly measured: number;
  /** Absent: only shown. */
  readonly most?: number;
  readonly unit: string;
  /** Other results in the same line: other clients, processor time. */
  readonly beside?: string;
}

/** Prints a figure; a target that was missed makes the exit code 1. */
export function report({ name, measured, most, unit, beside }: Row): void {
  const isMissed = most !== undefined && !(measured <= most);
  const mark = most === undefined ? "      " : isMissed ? "MISSED" : "met   ";
  const target = most === undefined ? "" : ` ≤ ${most} ${unit}`;
  console.log(`${mark} ${name}${target}: ${rounded(measured)} ${unit}${beside === undefined ? "" : `; ${beside}`}`);
  if (isMissed) process.exitCode = 1;
}

/** Rounds to three significant digits. */
export function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Names with figures, as one line. */
export function listed(names: readonly string[], values: readonly number[]): string {
  return names.map((name, index) => `${name} ${rounded(values[index] ?? Number.NaN)}`).join(", ");
}
