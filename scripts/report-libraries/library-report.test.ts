import { expect, test } from "vitest";
import type { Rules } from "../../generated/facts.ts";
import { rules as kerasHub } from "../../generated/snippets/keras-hub.ts";
import type { JsonObject } from "../../generators/spec/entry.ts";
import { type CompiledLibrary, compileLibrary } from "../../generators/snippets/library.ts";
import { python } from "../../runtime/lang/python.ts";
import { gapsOf, printTable, reportOf, summaryOf } from "./library-report.ts";
import { catalogueSpec } from "../../generators/spec/testing.ts";

const spec = catalogueSpec();

/** Returns the library `keras-hub` with some changed fields. */
function libraryWith(changes: JsonObject = {}): CompiledLibrary {
  const entry = spec.libraries.find(({ id }) => id === "keras-hub");
  const library = entry && compileLibrary({ ...entry, data: { ...entry.data, ...changes } }, spec);
  if (library === undefined) throw new Error("keras-hub has no rules");
  return library;
}

const report = (library: CompiledLibrary, rules: Rules = kerasHub) => reportOf(library, rules, spec);

test("a complete library has no gaps, and one row for each rule", async () => {
  const whole = await report(libraryWith());
  expect(gapsOf([whole])).toEqual([]);
  expect(printTable([whole]).split("\n")).toHaveLength(2 + 7);
  expect(printTable([whole])).toMatch(/\| keras-hub \| \w+ \| 7 \| Backbone \| python \| 6 \| no: The backbone is/);
});

test("a title with special characters cannot end its table cell", async () => {
  const whole = await report(libraryWith());
  const [row, ...rows] = whole.rules;
  if (row === undefined) throw new Error("keras-hub has no rules");
  const odd = { ...whole, rules: [{ ...row, title: "one | two\nthree" }, ...rows] };
  expect(printTable([odd])).toContain(String.raw`| one \| two three |`);
});

test("the report names each rule that no example uses", async () => {
  const library = libraryWith({ examples: { plain: { id: "a/b" } } });
  const gaps = gapsOf([await report(library)]);
  expect(gaps).toContain("keras-hub, rule 2: no example reaches this rule");
  expect(gaps).not.toContain("keras-hub, rule 7: no example reaches this rule");
});

test("the report names blocks with syntax errors, unknown names or unescaped text", async () => {
  const withLast =
    (render: (id: string) => string): Rules =>
    (facts, escapes, show) => {
      kerasHub(facts, escapes, (rule, ...block) => rule !== "6" && show(rule, ...block));
      show("6", "usage", "python", "", render(facts.id));
    };
  const holesWith = async (render: (id: string) => string) =>
    gapsOf([await report(libraryWith(), withLast(render))]).join("\n");
  expect(await holesWith(() => "load(")).toContain("keras-hub, rule 7: backbone-only: 1:1 does not parse");
  expect(await holesWith(() => "load()")).toContain("keras-hub, rule 7: backbone-only: 1:1 F821");
  expect(await holesWith((id) => `x = "${id}"`)).toMatch(/keras-hub, rule 7: backbone-only: .*does not parse/);
  expect(await holesWith((id) => `x = "${python.inDouble(id)}"`)).toBe("");
});

test("the summary counts verified libraries, and rules that show a result", async () => {
  const summary = summaryOf([await report(libraryWith())]);
  expect(summary).toMatch(/^libraries: executed \d, checked \d, unverified \d\n/);
  expect(summary).toContain("rules that use a model: 6 (4 show a result, 2 say why they show none)");
});
