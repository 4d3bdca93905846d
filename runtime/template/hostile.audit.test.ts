import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type HostileFile, type Outcome, Servant, WATCHDOG_MS } from "./testing/hostile.ts";

const FILE: HostileFile = parse(readFileSync(join(import.meta.dirname, "goldens/hostile.yaml"), "utf8"));
const OUTPUT = 16_777_216;
/** Matches words that a template prints only if it has reached an object of the host. */
const HOST = /native code|function|\[object|prototype|process|class /i;
const ERRORS = new Set(["TemplateSyntaxError", "TemplateRuntimeError", "TemplateBudgetError"]);

let servant: Servant;
beforeAll(() => {
  servant = new Servant(import.meta.dirname);
});
afterAll(() => servant.close());

/** Returns what is wrong with an outcome. A documented error and a text of limited length are correct outcomes. */
function complaints({ error, length = 0 }: Outcome): string[] {
  const found: string[] = [];
  if (error !== undefined && !ERRORS.has(error.name)) found.push(`throws ${error.name}: ${error.message}`);
  else if (error !== undefined && !(error.line >= 1 && typeof error.code === "string"))
    found.push(`has no place in the source: ${error.message}`);
  if (length > OUTPUT) found.push(`prints ${length} characters`);
  return found;
}

describe.each(Object.entries(FILE.groups))(
  "hostile %s: each template ends with a documented error or a text of limited length",
  (_group, hostiles) => {
    test.each(hostiles.map((hostile) => [hostile.name, hostile] as const))(
      "%s",
      { timeout: 2 * WATCHDOG_MS },
      async (_name, hostile) => {
        expect(complaints(await servant.render(hostile))).toEqual([]);
      },
    );
  },
);

describe("a template has no access to the host", () => {
  test.each(FILE.reaches)(
    "%s",
    async (reach) => {
      const finds: string[] = [];
      for (const holder of FILE.holders) {
        const source = `{% macro m() %}{% endmacro %}{% for q in [1] %}{% set x = ${holder} %}{{ ${reach} }}{% endfor %}`;
        const outcome = await servant.render({ source });
        finds.push(...complaints(outcome).map((complaint) => `${holder} ${complaint}`));
        if (HOST.test(outcome.start ?? "")) finds.push(`${holder} gives ${outcome.start}`);
      }
      expect(finds).toEqual([]);
    },
    2 * WATCHDOG_MS,
  );
  test("no template changes the prototypes of the host", async () => {
    const source =
      "{% set x = {'__proto__': {'polluted': 1}} %}{{ dict(x, constructor=1) }}{{ dict(**x) }}{% set n = namespace(__proto__=1) %}";
    expect(complaints(await servant.render({ source }))).toEqual([]);
    const outcome = await servant.render({ source: "{{ p }}", context: "({ p: String({}.polluted) })" });
    expect(outcome.start).toBe("undefined");
  });
});
