import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/run.ts";

/** Every declaration in the style sheets of the site and of `hubsmith/react`, with its file. */
const DECLARATIONS = ["site/src/styles", "runtime/react/styles"].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) =>
      [...readFileSync(join(ROOT, folder, name), "utf8").matchAll(/^\s*([\w-]+): ([^;{}]+);/gm)].map(
        ([, property = "", value = ""]) => ({ place: `${name}: ${property}: ${value}`, property, value }),
      ),
    ),
);

/** Returns the positions of declarations whose property matches, but whose value is not allowed. */
function refused(property: RegExp, isAllowed: (value: string) => boolean): string[] {
  const concerned = DECLARATIONS.filter((declaration) => property.test(declaration.property));
  expect(concerned.length).toBeGreaterThan(10);
  return concerned.filter(({ value }) => !isAllowed(value)).map(({ place }) => place);
}

test("all margins, paddings and gaps have a size from the scale", () => {
  const allowed = new Set(["0.125", "0.25", "0.5", "0.75", "1", "1.5", "2", "3", "4", "6"]);
  const isAllowed = (value: string): boolean =>
    /\b(?:clamp|calc|min|max)\(/.test(value) ||
    [...value.matchAll(/([\d.]+)rem/g)].every(([, size = ""]) => allowed.has(size));
  expect(refused(/^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/, isAllowed)).toEqual([]);
});

test("all font sizes in the style sheet come from the scale", () => {
  const isAllowed = (value: string): boolean =>
    !/[\d.]+(?:rem|px)(?:[\s/]|$)/.test(value) || value.startsWith("clamp(");
  expect(refused(/^font(?:-size)?$/, isAllowed)).toEqual([]);
});

test("each font size is the body size multiplied by a power of 1.125", () => {
  const sizes = DECLARATIONS.filter(({ property }) => property.startsWith("--hs-size-")).map(({ value }) =>
    Number(/([\d.]+)rem\)?$/.exec(value)?.[1]),
  );
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) {
    const steps = Math.log(size) / Math.log(1.125);
    expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.02);
  }
});
