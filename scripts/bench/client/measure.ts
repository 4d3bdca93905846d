import { median } from "../shared/measure.ts";

export type Work = () => unknown;

/**
 * The times of an action in several rounds, in microseconds per unit (such as a call or an event): one number per
 * round.
 */
export interface Times {
  readonly wall: number[];
  readonly cpu: number[];
}

/**
 * Measures several actions in alternating order, so that a slow moment affects all of them. The first `warm` rounds are
 * not measured. Garbage is collected before and after each action. The time of an action includes the second
 * collection. Every second round runs in reverse order.
 * @param units number of units, such as calls or events, in one action
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

/**
 * Collects young garbage. Node provides `gc` because the processes of the benchmarks are started with `--expose-gc`.
 */
function collectYoung(): void {
  globalThis.gc?.({ type: "minor" });
}

/** Compares the times of two actions round by round. Returns the median difference and the median ratio. */
export function compared(one: readonly number[] = [], other: readonly number[] = []): { above: number; ratio: number } {
  return {
    above: median(one.map((time, round) => time - (other[round] ?? Number.NaN))),
    ratio: median(one.map((time, round) => time / (other[round] ?? Number.NaN))),
  };
}

/**
 * Returns the time to report: the elapsed time, or the processor time if the machine was busy. The machine was busy if
 * the elapsed time is more than 1.5 times the processor time.
 */
export function fair(wall: number, cpu: number): number {
  return wall > cpu * 1.5 ? cpu : wall;
}

/** A measured figure and the limit that it must not exceed. */
export interface Row {
  readonly name: string;
  readonly measured: number;
  /** The limit. If absent, the figure is shown but not checked. */
  readonly most?: number;
  readonly unit: string;
  /** Other figures to print on the same line, such as those of other clients. */
  readonly beside?: string;
}

/** Prints a figure. Sets the exit code to 1 if the figure exceeds its limit. */
export function report({ name, measured, most, unit, beside }: Row): void {
  const isMissed = most !== undefined && !(measured <= most);
  const mark = most === undefined ? "      " : isMissed ? "MISSED" : "met   ";
  const target = most === undefined ? "" : ` ≤ ${most} ${unit}`;
  console.log(`${mark} ${name}${target}: ${rounded(measured)} ${unit}${beside === undefined ? "" : `; ${beside}`}`);
  if (isMissed) process.exitCode = 1;
}

/** Rounds a number to three significant digits. */
export function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Returns one line that contains each name and its figure. */
export function listed(names: readonly string[], values: readonly number[]): string {
  return names.map((name, index) => `${name} ${rounded(values[index] ?? Number.NaN)}`).join(", ");
}
