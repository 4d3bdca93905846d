import { expect, test } from "vitest";
import { compileEntryTemplate } from "./compile.ts";
import { SNIPPET_ERRORS } from "./errors.ts";
import { Declared } from "./allow-list/declared.ts";
import { sampleFacts } from "../testing/sample-facts.ts";

test.each(Object.entries(SNIPPET_ERRORS))(
  "the example template of the error %s is refused",
  (code, { language, example, wayOut }) => {
    const vouched = { declared: new Declared([]), constants: new Map() };
    const compiled = compileEntryTemplate(example, { language, facts: sampleFacts }, vouched);
    expect(compiled).toMatchObject({ ok: false, refusal: { code } });
    if (compiled.ok) return;
    expect(compiled.place.offset).toBeLessThan(example.length);
    expect(compiled.refusal.hint).not.toBe("");
    expect(wayOut).not.toBe("");
  },
);
