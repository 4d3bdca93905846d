import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../lib/repository.ts";
import { ROOT } from "../lib/run.ts";

/** Returns the comments that turn off a linter rule or a compiler message, but contain no reason. */
function silencesWithoutReason(text: string): string[] {
  const silences =
    text.match(/^.*(?:\/\/|\/\*)\s*(?:(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)).*$/gm) ?? [];
  return silences.filter((line) => !/ -- \S+ \S+/.test(line)).map((line) => line.trim());
}

test.each(["generated", "generators", "runtime", "scripts", "site"])(
  "every comment in %s that disables a rule gives a reason",
  (folder) => {
    const sources = filesIn(folder).filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.includes("/examples/"));
    expect(sources.length).toBeGreaterThan(10);
    const found = sources.flatMap((path) =>
      silencesWithoutReason(readFileSync(join(ROOT, path), "utf8")).map((line) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  },
);

test("finds a comment without a reason", () => {
  const comment = ["//", "oxlint-disable-next-line"].join(" ");
  expect(silencesWithoutReason(`${comment} no-console\n`)).toEqual([`${comment} no-console`]);
  expect(silencesWithoutReason(`${comment} no-console -- a program prints\n`)).toEqual([]);
});
