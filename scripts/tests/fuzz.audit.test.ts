import { isDeepStrictEqual } from "node:util";
import { Script } from "node:vm";
import { createParser } from "eventsource-parser";
import { array, assert, constantFrom, nat, oneof, property, record, string, type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { GGMLFileQuantizationType } from "../../generated/quantization.ts";
import { compileTemplate, type HostLanguage } from "../../generators/snippets/compile.ts";
import { SNIPPET_ERRORS } from "../../generators/snippets/errors.ts";
import { printTemplate } from "../../generators/snippets/render.ts";
import { sampleFacts } from "../../generators/testing/sample-facts.ts";
import { parseEntry } from "../../generators/spec/yaml/parse.ts";
import { printProblems } from "../../generators/spec/print.ts";
import { parseGGUFQuantLabel } from "../../runtime/gguf/index.ts";
import { EventSplitter, type ServerEvent } from "../../runtime/inference/stream/events.ts";
import { Template, TemplateError } from "../../runtime/template/index.ts";

/*
 * Passes 100,000 malformed texts to each parser of untrusted input. Each call must end soon, with a documented result
 * or a documented error.
 */
/** Factor for the number of texts. For example, `FUZZ_FACTOR=20` tests 20 times as many texts. */
const FACTOR = Number(process.env["FUZZ_FACTOR"] ?? 1);
/** Seed of the random texts. The default is fixed, so that every run tests the same texts. `FUZZ_SEED` changes it. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 20260301);
/**
 * Maximum processor time for one text, as a fraction of the processor time for all texts. Most texts take less than a
 * thousandth of that time.
 */
const MOST_OF_ALL = 1 / 4;

/** Generates texts from the given words, and sometimes from other characters. */
function textOf(words: readonly string[], maxLength: number): Arbitrary<string> {
  const piece = oneof(
    { weight: 9, arbitrary: constantFrom(...words) },
    { weight: 1, arbitrary: string({ unit: "binary", maxLength: 4 }) },
  );
  return array(piece, { maxLength }).map((pieces) => pieces.join(""));
}

/** Runs `check` with many random values. Fails if `check` throws, or if one value takes too much of the total time. */
function checkProperty<Value>(values: Arbitrary<Value>, runs: number, check: (value: Value) => void): void {
  let all = 0;
  let slowest: { readonly time: number; readonly value?: Value } = { time: 0 };
  const timed = property(values, (value) => {
    const before = process.cpuUsage();
    check(value);
    const { user, system } = process.cpuUsage(before);
    const time = user + system;
    all += time;
    if (time > slowest.time) slowest = { time, value };
  });
  assert(timed, { numRuns: runs * FACTOR, seed: SEED });
  if (slowest.time > all * MOST_OF_ALL) throw new Error(`too slow: ${JSON.stringify(slowest.value)}`);
}

const YAML_WORDS = [
  ..."- |: |? |, |[|]|{|}|#| |  |\n|\n  |\n    |\n- |'|\"|\\|&a |*a|<<: *a|!!str |!x |---\n|...\n|%YAML 1.2\n|~|null".split(
    "|",
  ),
  ..."true|-1|0x1f|1e999|.inf|2001-01-01|__proto__: |constructor: |a: |b: |label: |snippets:|\t|\r\n|\r|\0|\u202e|🙂".split(
    "|",
  ),
  "\ufeff",
  "|\n",
  "|2-\n",
  ">+\n",
];

const HIDDEN = /[^\P{Cc}\n\t]|\p{Bidi_Control}/u;

describe("a file of spec/", () => {
  const header = "# yaml-language-server: $schema=../schema/library.schema.json\n";
  const kinds = constantFrom("libraries", "providers", "facts");

  test("is read as plain data, or rejected with the position of each problem", () => {
    const files = record({ kind: kinds, start: constantFrom(header, ""), text: textOf(YAML_WORDS, 25) });
    checkProperty(files, 14_000, ({ kind, start, text }) => {
      const file = `spec/${kind}/kit.yaml`;
      const { entry, problems } = parseEntry({ kind, id: "kit", file, text: start + text });
      const lines = (start + text).split(/\r\n?|\n/).length;
      const isPlaced = problems.every((one) => one.file === file && one.line >= 1 && one.line <= lines);
      const isNamed = problems.every(({ code, severity }) => /^[a-z-]+$/.test(code) && severity === "error");
      // Printed problems must not contain control characters.
      const isPrintable = !HIDDEN.test(printProblems(problems, { format: "text", color: false }));
      expect({ isPlaced, isNamed, isPrintable }).toEqual({ isPlaced: true, isNamed: true, isPrintable: true });
      if (entry === undefined) expect(problems).not.toEqual([]);
      else expect(isDeepStrictEqual(JSON.parse(JSON.stringify(entry.data)), entry.data)).toBe(true);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
});

const PLACEHOLDERS = [
  ..."{{id}}|{{revision}}|{{class_name}}|{{steps}}|{{custom_code}}|{{tags}}|{{inputs}}|{{json inputs}}|{{this}}".split(
    "|",
  ),
  ..."{{#if revision}}|{{else}}|{{/if}}|{{#unless revision}}|{{/unless}}|{{#each tags}}|{{/each}}|{{{id}}}".split("|"),
  ..."{{|}}|\\{{|{{> part}}|{{#|{{/|{{!-- c --}}|{{id.x}}|{{../id}}|{{lookup id}}|{{~id~}}|{{no}}".split("|"),
];
const CODE_WORDS = [
  ...'\'|"|`|\\|$|${|}|{|(|)|[|]|<|>|=|==|+|-|*|/|//|/*|*/|#|;|:|,|.|@|!|&|~|f"|r\'|"""|$"|@"|<<EOF|$(|\\n|\n|  | '.split(
    "|",
  ),
  ..."x|print|import|from|def|if|for|return|new|const|class|curl|-d|-H|await|1|2.5|é".split("|"),
  "|",
];

describe("a template of a snippet", () => {
  const languages = constantFrom<HostLanguage>("python", "bash", "javascript", "typescript");

  test("is compiled to code that parses, or rejected with an error code and a position", () => {
    const templates = record({ language: languages, template: textOf([...PLACEHOLDERS, ...CODE_WORDS], 18) });
    checkProperty(templates, 22_000, ({ language, template }) => {
      const compiled = compileTemplate(template, { language, facts: sampleFacts });
      if (compiled.ok) {
        const { text } = printTemplate(compiled.nodes, sampleFacts);
        expect(() => new Script(text)).not.toThrow();
        return;
      }
      const { refusal, place } = compiled;
      expect(Object.keys(SNIPPET_ERRORS)).toContain(refusal.code);
      expect(refusal.hint).not.toBe("");
      expect(place.offset).toBeGreaterThanOrEqual(0);
      expect(place.offset + place.length).toBeLessThanOrEqual(template.length + 1);
    });
  });
});

const CHAT_WORDS = [
  ..."{{ |}}|{% |%}|{#|#}|{%- | -%}|{{- | -}}|'|\"|(|)|[|]|{|}|,|.|:|~|=|==|**|//|%|<|+|-|*| |\n|\\".split("|"),
  ..."if x |elif |else|endif|for x in |endfor|set x = |endset|macro m(x) |endmacro|call m() |endcall|raw|endraw".split(
    "|",
  ),
  ..."filter upper|endfilter|with |endwith|generation|endgeneration|break|continue|recursive|loop(x)|loop.index".split(
    "|",
  ),
  ..."messages|message.role|x|m|m(m)|none|true|1|9999999|1e999|0.5|not |and |or |in |is |defined|is string".split("|"),
  ..."|upper|join|tojson|map('x')|list|range(|namespace()|raise_exception(|strftime_now('%Y')|__class__|constructor".split(
    "|",
  ),
  ..."['__proto__']|.items()|.append(x)|.format(x)|'%s' % |'a' * |loop.cycle(1)|cycler(1)|joiner()|é|🙂".split("|"),
  "|",
  "\0",
];

/** Low limits for templates, so that endless loops stop soon. */
const BUDGETS = { steps: 20_000, outputCharacters: 100_000, nesting: 60, callDepth: 30, rangeItems: 1000 };

describe("a chat template", () => {
  test("renders a text, or throws a TemplateError with a line of the template", () => {
    checkProperty(textOf(CHAT_WORDS, 16), 24_000, (source) => {
      const messages = [
        { role: "user", content: "Hello" },
        { role: "assistant", content: null },
      ];
      try {
        expect(new Template(source, { budgets: BUDGETS }).render({ messages, x: [1, "a", { b: 2 }] })).toBeTypeOf(
          "string",
        );
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        expect(error.code).toMatch(/^[a-z-]+$/);
        expect(error.line).toBeGreaterThanOrEqual(1);
        expect(error.line).toBeLessThanOrEqual(source.split(/\r\n?|\n/).length);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
});

const EVENT_WORDS = [
  ...'data:|data: |data|event:|event: error|id: 1|retry: 5|: ping|:|{}|{"a":1}|[DONE]| |x|é|🙂'.split("|"),
  ..."\n|\r|\r\n|\n\n|\r\r|\r\n\r\n|\0|\ufeff|\u2028".split("|"),
];

describe("a stream of events", () => {
  test("yields the same events as eventsource-parser, in chunks of any size", () => {
    const streams = record({ text: textOf(EVENT_WORDS, 20), cuts: array(nat(60), { maxLength: 6 }), isBroken: nat(9) });
    checkProperty(streams, 20_000, ({ text, cuts, isBroken }) => {
      const whole = new TextEncoder().encode(text);
      // Writes bytes at the start that are not valid UTF-8.
      if (isBroken === 0) whole.set([0xff, 0xe2].slice(0, whole.length));
      const events = split([whole]);
      expect(split(cutAt(whole, cuts))).toEqual(events);
      expect(events).toEqual(asOthersRead(new TextDecoder().decode(whole)));
    });
  });
});

function split(pieces: readonly Uint8Array[]): ServerEvent[] {
  const splitter = new EventSplitter();
  const events: ServerEvent[] = [];
  const take = (): void => {
    for (let event = splitter.next(); event !== undefined; event = splitter.next()) events.push(event);
  };
  for (const piece of pieces) {
    splitter.feed(piece);
    take();
  }
  splitter.close();
  take();
  return events;
}

function cutAt(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((one, other) => one - other), bytes.length];
  return places.slice(1).map((end, index) => bytes.slice(places[index], end));
}

function asOthersRead(text: string): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event, data }) });
  parser.feed(`${text}\n\n`);
  return events;
}

const LABEL_WORDS = [
  ...Object.keys(GGMLFileQuantizationType).filter((name) => /^[A-Z]/.test(name)),
  ..."UD-|ud-|_|-|.|/|XL|_XL|_S|MXFP4|q4_k_m|Q4|Q|K|.gguf|model|-00001-of-00002|ß|İ|é| |1|\n".split("|"),
];

describe("parseGGUFQuantLabel", () => {
  test("returns the last label in a file name, in upper case, or undefined", () => {
    checkProperty(textOf(LABEL_WORDS, 12), 20_000, (name) => {
      const label = parseGGUFQuantLabel(name);
      expect(parseGGUFQuantLabel(name.toUpperCase())).toBe(label);
      if (label === undefined) return;
      expect(label).toMatch(/^(UD-)?(?:[A-Z]+\d|BF16|F16|F32|MXFP4)[A-Z0-9_]*$/);
      expect(name.toUpperCase()).toContain(label);
      expect(parseGGUFQuantLabel(label)).toBe(label);
      expect(parseGGUFQuantLabel(`${name}/Q8_0`)).toBe("Q8_0");
    });
  });
});
