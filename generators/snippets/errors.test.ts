import { expect, test } from "vitest";
import { compileTemplate } from "./compile.ts";
import { SNIPPET_ERRORS } from "./errors.ts";
import { sampleFacts } from "./sample-facts.ts";

test.each(Object.entries(SNIPPET_ERRORS))(
  "%s is refused in its smallest example",
  (code, { language, example, wayOut }) => {
    const compiled = compileTemplate(example, { language, facts: sampleFacts });
    expect(compiled).toMatchObject({ ok: false, refusal: { code } });
    if (compiled.ok) return;
    expect(compiled.place.offset).toBeLessThan(example.length);
    expect(compiled.refusal.hint).not.toBe("");
    expect(wayOut).not.toBe("");
  },
);
