/**
 * Measures the processor time of several actions. They take turns, in alternating order, so that a busy moment of the
 * machine affects all of them. Garbage that an action leaves is collected as part of its time.
 *
 * @param units number of units, such as calls, in one run of an action
 * @param warmUp microseconds for which each action runs before it is measured, so that Node can compile it
 * @param prepare returns new data for a run; not measured
 * @returns for each action, the microseconds per unit in each round
 */
export async function race<Data>(
  actions: readonly ((data: Data) => unknown)[],
  {
    units = 1,
    rounds = 21,
    warmUp = 2e6,
    prepare,
  }: { units?: number; rounds?: number; warmUp?: number; prepare?: (run: number) => Data } = {},
): Promise<readonly (readonly number[])[]> {
  let runs = 0;
  const timeOf = async (action: (data: Data) => unknown): Promise<number> => {
    const data = prepare?.(runs++) as Data;
    // Twice, because only objects that survived two collections are old, and cost no more time later.
    for (let times = 0; times < 2; times++) globalThis.gc?.({ type: "minor" });
    const before = process.cpuUsage();
    await action(data);
    globalThis.gc?.({ type: "minor" });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / units;
  };
  for (const action of actions) for (let spent = 0; spent < warmUp;) spent += (await timeOf(action)) * units;
  const times = actions.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const turns = [...actions.entries()];
    for (const [index, action] of round % 2 === 0 ? turns : turns.reverse()) times[index]?.push(await timeOf(action));
  }
  return times;
}

/** Returns the median of at least one number. */
export function median(values: readonly number[] = []): number {
  const sorted = [...values].sort((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

/** Compares two actions round by round. Returns the median ratio of their times. */
export function ratio(times: readonly number[] = [], others: readonly number[] = []): number {
  return median(times.map((time, round) => time / (others[round] ?? Number.NaN)));
}

/** Prints a figure, and sets the exit code to 1 if it is above `most` or below `least`. */
export function report(
  name: string,
  figure: number,
  unit: string,
  limit: { most?: number; least?: number },
  beside = "",
): void {
  const { most = Infinity, least = -Infinity } = limit;
  const isMet = figure <= most && figure >= least;
  const target = limit.most === undefined ? (limit.least === undefined ? "" : ` ≥ ${least}`) : ` ≤ ${most}`;
  console.log(
    `${isMet ? "met   " : "MISSED"} ${name}${target}: ${shown(figure)} ${unit}${beside === "" ? "" : `; ${beside}`}`,
  );
  if (!isMet) process.exitCode = 1;
}

/** Returns a number with three significant digits. */
export const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
