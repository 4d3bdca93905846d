import { expect, test } from "vitest";
import { APPS } from "../../../generated/apps/index.ts";
import { readFacts } from "../../../generators/snippets/facts.ts";
import { compileApp } from "../../../generators/snippets/library.ts";
import { catalogueSpec } from "../../../generators/spec/testing.ts";
import { applyRules } from "../../../runtime/snippets/apply.ts";
import { examplesOf } from "../../hubsmith/generate/examples.ts";
import { faults, harmOfHostileTexts } from "./blocks.ts";

const spec = catalogueSpec();
const facts = readFacts(spec.facts.data);
const apps = spec.apps.flatMap((entry) => {
  const app = compileApp(entry, spec.facts);
  return app === undefined ? [] : [{ key: entry.id as keyof typeof APPS, examples: examplesOf(app) }];
});

test.each(apps)("$key: every step is valid code", async ({ key, examples }) => {
  const found = [];
  for (const [name, record] of examples) {
    for (const { language, code } of applyRules(APPS[key].rules, record)) {
      if (language === "text") continue;
      found.push(...(await faults(language, code)).map((fault) => `${name} ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test.each(apps)("$key: hostile ids, files and labels cannot change the code", async ({ key, examples }) => {
  const found = [];
  for (const [turn, [name, record]] of examples.entries()) {
    const harm = await harmOfHostileTexts(APPS[key].rules, record, facts, turn);
    found.push(...harm.map(({ code, wrong }) => ({ name, code, wrong })));
  }
  expect(found).toEqual([]);
});
