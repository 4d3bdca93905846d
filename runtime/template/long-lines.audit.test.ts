import { expect, test } from "vitest";
import { Template } from "./index.ts";

/** Runs an action three times, and returns the shortest processor time of a run in microseconds. */
function processorTime(action: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    action();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

const LONG_LINES: Readonly<Record<string, (index: number) => string>> = {
  tags: (index) => `{% if a %}${index}{% endif %}`,
  comments: () => "text {# a comment #}",
  "branches that write": (index) => `{% if a %}{% set v${index} = 1 %}{% endif %}`,
};

for (const [what, piece] of Object.entries(LONG_LINES)) {
  test(`a line of 40,000 ${what} is read in time that grows with its length`, () => {
    const render = (count: number): string =>
      new Template(Array.from({ length: count }, (_, index) => piece(index)).join("")).render({ a: false });
    expect(render(40_000)).toHaveLength(what === "comments" ? 200_000 : 0);
    // The first text is ten times as long as the second. Linear work takes about 10 times as long, quadratic work 100
    // times.
    expect(processorTime(() => render(40_000)) / processorTime(() => render(4000))).toBeLessThan(40);
  });
}
