import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { JsonObject, Spec } from "../../spec/entry.ts";
import { problemAt } from "../../spec/yaml/locate.ts";
import { specOf } from "../../spec/testing.ts";
import { snippetChecks } from "./check.ts";

const FACTS = `
id: { kind: text, description: repository id, path: id, default: owner/name }
tags: { kind: list, description: tags of the page, path: tags }
pipeline_tag: { kind: text, description: task of the model, path: pipeline_tag }
processor: { kind: identifier, description: class of the processor, path: transformersInfo.processor }
size: { kind: text, description: size by id, of: id, table: { acme/s: small, acme/l: large } }
steps: { kind: number, description: number of steps, computed: true, default: 5 }
custom_code: { kind: flag, description: brings code, of: tags, table: { custom_code: true } }
`;

const LISTS = `${FACTS}names: { kind: names, description: names of classes, path: config.keras_hub.tasks }\n`;

const model = JSON.parse(readFileSync("spec/schema/model.schema.json", "utf8")) as JsonObject;

/** Returns the problems of a library and a fact table, as `line [marked text] code: message → hint`. */
function problems({ library = "{}", facts = FACTS, id = "audiokit", other = "{}" }): readonly string[] {
  const files = { [`libraries/${id}`]: library, "libraries/otherkit": other, facts };
  const spec: Spec = { ...specOf(files), schemas: { model } };
  return [...snippetChecks(spec)].map((finding) => {
    const { line, column, width = 1, excerpt, code, message, hint } = problemAt(finding);
    const marked = excerpt?.slice(column - 1, column - 1 + width) ?? "";
    return `${line} [${marked}] ${code}: ${message} → ${hint ?? ""}`;
  });
}

const library = (rules: string, rest = ""): { library: string } => ({ library: `snippets:\n${rules}${rest}` });

describe("templates", () => {
  test("an unknown fact in a template is reported at its placeholder", () => {
    expect(problems(library("  - language: python\n    template: |\n      # x\n      load({{idd}})\n"))).toEqual([
      '5 [{{idd}}] unknown-fact: there is no fact "idd" → did you mean "id"?',
    ]);
  });

  test("a template may use a fact if a condition guarantees that the model has it", () => {
    const rule = (when: string) =>
      library(
        `  - when: ${when}\n    rules:\n      - language: python\n        template: 'print("{{processor}}", "{{pipeline_tag}}")'\n`,
      );
    expect(problems(rule("{ has: processor, pipeline_tag: [a, b] }"))).toEqual([]);
    expect(problems(rule("{ matches: { processor: x$ }, equals: { pipeline_tag: a } }"))).toEqual([]);
    expect(
      problems(rule("{ any: [{ has: [processor, pipeline_tag] }, { has: processor, pipeline_tag: a }] }")),
    ).toEqual([]);
    for (const when of [
      "{ has: processor }",
      "{ not: { has: [processor, pipeline_tag] } }",
      "{ any: [{ has: processor }, { has: pipeline_tag }] }",
      "{ any: [{ has: [processor, pipeline_tag] }, { has: processor }] }",
    ]) {
      expect(problems(rule(when)).join("\n")).toContain("may-be-missing");
    }
  });

  test("an error in a part that two templates include is reported once, in the part", () => {
    const text = library(
      '  - { when: { tag: a }, language: python, template: "{{> load}}" }\n  - { language: python, template: "{{> load}}" }\n',
      'parts:\n  load: load({{steps}}x)\n  spare: "1"\n',
    );
    expect(problems(text)).toEqual([
      '5 [x] unsafe-place: "x" directly follows a placeholder → put a space after the placeholder, or use a fact that contains the whole name',
      '6 [spare] unused-part: no template uses the part "spare" → delete it, or include it with {{> name}}',
    ]);
  });
});

test("for typographic quotes, the hint says to write straight quotes", () => {
  const text = library('  - { language: python, template: "load(\u201c{{id}}\u201d)" }\n');
  expect(problems(text)).toEqual([
    '2 [{{id}}] unsafe-place: the placeholder directly follows the word "\u201c" → write straight quotes in code',
  ]);
});

describe("rules", () => {
  const message = (when: string) => `  - { when: ${when}, message: m }\n`;

  test.each([
    ["{ has: procesor }", '2 [procesor] unknown-fact: there is no fact "procesor" → did you mean "processor"?'],
    ["{ has: id }", '2 [id] always-true: "id" has a default, so every model has it → delete the condition'],
    [
      "{ equals: { steps: many } }",
      '2 [many] condition-kind: "many" is not a number, but "steps" is of kind number → compare it with a number',
    ],
    ["{ equals: { size: medium } }", '2 [medium] impossible-value: "size" is never "medium" → allowed: small, large'],
    ["{ equals: { custom_code: false, tags: lora } }", undefined],
    [
      "{ matches: { tags: x } }",
      '2 [x] condition-kind: "tags" is a list, but a pattern needs a text → use the condition "has" or "equals"',
    ],
    [
      '{ matches: { id: "a{" } }',
      '2 ["a{"] bad-pattern: "a{" is not a valid regular expression in Unicode mode: Incomplete quantifier → escape special characters with a backslash; braces and hyphens too',
    ],
    [
      '{ not: { matches: { id: "^b(a+)+$" } } }',
      '2 ["^b(a+)+$"] slow-pattern: a search for "^b(a+)+$" may take too long: its time is exponential → start it with ^, do not repeat a part that contains a repetition, or split it into several with "any"',
    ],
    [
      "{ any: [{ not: { tag: a } }, { all: [{ has: nothing }] }] }",
      '2 [nothing] unknown-fact: there is no fact "nothing" → allowed: id, tags, pipeline_tag, processor, size, steps, custom_code',
    ],
  ])("checks a rule with the condition %s", (when, expected) => {
    expect(problems(library(message(when)))).toEqual(expected === undefined ? [] : [expected]);
  });

  test("a rule is reported as never chosen if an earlier rule has no condition", () => {
    expect(problems(library(`  - { message: m }\n${message("{ tag: a }")}`))).toEqual([
      "3 [{ when: { tag: a }, message: m }] unreachable-rule: rule 2 is never chosen: rule 1 has no condition → put the rule without a condition last",
    ]);
    expect(problems(library(`  - { message: m }\n${message("{ tag: a }")}`, "pick: all\n"))).toEqual([]);
  });

  test("a rule is reported as never chosen if an earlier rule has the same condition", () => {
    const [problem] = problems(
      library(`${message("{ tag: a, has: processor }")}${message("{ has: processor, tag: a }")}`),
    );
    expect(problem).toContain(
      "3 [{ when: { has: processor, tag: a }, message: m }] unreachable-rule: rule 2 is never chosen: rule 1 has the same condition",
    );
  });
});

describe("a group with `each`", () => {
  const group = (each: string, rule: string) => ({
    ...library(`  - each: ${each}\n    rules:\n      - ${rule}\n`),
    facts: LISTS,
  });

  test.each([
    ["names", "{ language: python, template: 'from audiokit import {{item}}' }"],
    ["names", "{ language: bash, template: 'echo {{item}}' }"],
    ["tags", "{ language: python, template: 'print(\"{{item}}\")' }"],
    ["tags", "{ when: { item: [a, b] }, message: m }"],
    ["tags", "{ when: { matches: { item: ^a }, not: { equals: { item: ab } } }, message: m }"],
    ["tags", "{ each: names, rules: [{ language: python, template: 'from audiokit import {{item}}' }] }"],
    ["names", "{ language: python, template: 'x = {{names}}' }"],
    ["tags", "{ language: python, template: 'x = [{{#each tags}}\"{{this}}{{item}}\", {{/each}}]' }"],
  ])("over the list %s may contain the rule %s", (each, rule) => {
    expect(problems(group(each, rule))).toEqual([]);
  });

  test.each([
    ["tags", "{ language: python, template: 'from audiokit import {{item}}' }", "name-kind: "],
    ["names", "{ language: python, template: '{{#if item}}1{{/if}}' }", "unsupported-syntax: item is never missing"],
    ["tags", "{ when: { has: item }, message: m }", "always-true: the current item always exists"],
    ["tags", "{ when: { equals: { item: 5 } }, message: m }", "condition-kind: 5 is not a string"],
    ["pipeline_tag", "{ message: m }", '2 [pipeline_tag] fact-kind: "pipeline_tag" is a text, but "each" needs a list'],
    ["tagz", "{ message: m }", '2 [tagz] unknown-fact: there is no fact "tagz" → did you mean "tags"?'],
  ])("over %s must not contain the rule %s", (each, rule, expected) => {
    expect(problems(group(each, rule)).join("\n")).toContain(expected);
  });

  test("outside a group with `each`, there is no fact called `item`", () => {
    for (const rule of ["{ when: { item: a }, message: m }", "{ language: python, template: '{{item}}' }"]) {
      expect(problems(library(`  - ${rule}\n`)).join("\n")).toContain('unknown-fact: there is no fact "item"');
    }
  });
});

describe("rules that rewrite the rules of another library", () => {
  const other = `
parts: { load: 'load("{{id}}")' }
snippets:
  - { when: { tag: a }, title: A, language: python, template: "from otherkit import Pipe\\n\\nPipe.{{> load}}\\n" }
  - { title: B, language: python, template: "from otherkit import Pipes, Pipe\\n\\nPipe.{{> load}}\\n" }
  - { message: No code. }
pick: all
`;
  const rewrite = (rest: string) => ({
    ...library(`  - { rewrite: { of: otherkit, ${rest} } }\n`),
    other,
  });
  const replace = (texts: string) => rewrite(`replace: [{ language: python, texts: ${texts} }]`);

  test.each(["", "without: [A]", "without: [A, B]"])("are accepted with %j", (rest) => {
    expect(problems(rewrite(rest))).toEqual([]);
  });

  test("a rewrite is accepted if every rule contains one of the texts to replace", () => {
    expect(problems(replace("{ Pipe: Tube }"))).toEqual([]);
    expect(problems(replace('{ "import Pipe\\n": "import Tube as Pipe\\n", "Pipes, Pipe": Tube as Pipe }'))).toEqual(
      [],
    );
    expect(problems(replace("{ '(\"{{id}}\")': '({{id}})' }"))).toEqual([]);
  });

  test.each([
    ["{ Pip: x }", "2 [texts] nothing-to-replace: none of the texts is in rule 1 of otherkit"],
    ["{ '{{steps}}': x }", "none of the texts is in rule 2 of otherkit"],
    ["{ Pipes: x }", "none of the texts is in rule 1 of otherkit"],
    ["{ Pipe: x, Pump: y }", "2 [Pump] nothing-to-replace: no rule contains this text"],
    ["{ Pipe: '{{#if id}}' }", "2 [}] template-syntax: the template ends inside a block"],
    ["{ '{{{id}}}': x }", "2 ['{{{id}}}'] raw-hole: "],
    ["{ Pipe: '\"' }", "2 [rewrite] host-syntax: "],
    [
      "{ Pipe: '{{processor}}' }",
      '2 [rewrite] may-be-missing: the model may have no "processor" (in rule 1 of otherkit)',
    ],
    ["{ Pipe: '{{pipeline}}' }", '2 [rewrite] unknown-fact: there is no fact "pipeline" (in rule 1 of otherkit)'],
  ])("a rewrite with the replacements %s is refused", (texts, expected) => {
    expect(problems(replace(texts)).join("\n")).toContain(expected);
  });

  test("a rewrite must name a library that has its own rules, and only titles of these rules", () => {
    const of = (key: string) => library(`  - { rewrite: { of: ${key} } }\n`);
    expect(problems(of("otherkitt")).join()).toContain("2 [otherkitt] unknown-library: there is no library");
    expect(problems(of("otherkit")).join()).toContain('2 [otherkit] not-rewritable: "otherkit" has no snippets');
    const chain = { ...of("otherkit"), other: "snippets: [{ rewrite: { of: audiokit } }]" };
    const message = "itself rewrites the rules of another library";
    expect(problems(chain).join()).toContain(`2 [otherkit] not-rewritable: "otherkit" ${message}`);
    expect(problems(of("audiokit")).join()).toContain(`not-rewritable: "audiokit" ${message}`);
    expect(problems(rewrite("without: [C]")).join()).toContain(
      '2 [C] unknown-title: no rule of "otherkit" has the title "C"',
    );
  });
});

test("an example must not have the same name as a block of another example", () => {
  const examples = "examples: { chat: { id: a }, chat-2: { id: b }, plain-2: { id: c } }\n";
  expect(problems(library("  - message: m\n", examples))).toEqual([
    '3 [chat-2] taken-name: "chat-2" is also the name of a block of the example "chat" → choose a name that does not end with a number',
  ]);
});

describe("a fact", () => {
  test.each([
    [
      "path: cardData.base_modle",
      '[cardData.base_modle] unknown-path: a model record has no "base_modle" in "cardData.base_modle" → did you mean "base_model"?',
    ],
    [
      "path: [id, widgetData.0.txt]",
      '[widgetData.0.txt] unknown-path: a model record has no "txt" in "widgetData.0.txt" → did you mean "text"?',
    ],
    ["path: config.tokenizer_config.chat_template", undefined],
    ["of: y, table: { a: b }", '[y] unknown-fact: there is no fact "y" → allowed: x'],
    ["of: x, table: { a: b }", '[x] circular-fact: "x" depends on itself: x → x → use a path for one of these facts'],
    ["of: y, groups: { b: [a] }", '[y] unknown-fact: there is no fact "y" → allowed: x'],
    ["path: id, default: ''", "[''] fact-kind: \"\" is not of kind text, or is empty → write some text"],
    ["path: id, default: 5", "[5] fact-kind: 5 is not of kind text, or is empty → write some text"],
    ["of: x, capture: a", '[x] circular-fact: "x" depends on itself: x → x → use a path for one of these facts'],
    ["path: id, unless: y", '[y] unknown-fact: there is no fact "y" → allowed: x'],
    [
      "path: id, unless: x",
      '[x] circular-fact: "x" depends on itself, because of "x" → choose a fact that does not depend on this one',
    ],
    ["of: y, capture: a", '[y] unknown-fact: there is no fact "y" → allowed: x'],
  ])("a fact with the source %s is checked", (source, expected) => {
    const facts = `x: { kind: text, description: a test fact, ${source} }\n`;
    expect(problems({ facts })).toEqual(expected === undefined ? [] : [`1 ${expected}`]);
  });
});

test("a fact must not have a value in two groups", () => {
  const facts = `${LISTS}scale: { kind: text, description: a test fact, of: id, groups: { s: [a], l: [b, a] } }\n`;
  expect(problems({ facts }).join()).toContain(
    '[a] listed-twice: "a" is also in the group "s" → delete one of the two',
  );
});

test.each(["item", "this"])("a fact must not have the name %s", (name) => {
  const facts = `${name}: { kind: text, description: a test fact, path: id }\n`;
  expect(problems({ facts }).join()).toContain(`1 [${name}] taken-name: no fact can be called "${name}"`);
});

describe("a capture", () => {
  const capture = (fact: string) => ({ facts: `${LISTS}captured: ${fact}\n` });

  test.each([
    "{ kind: text, description: part of a text, of: id, capture: '^.*$' }",
    "{ kind: identifier, description: part of a list, of: tags, capture: '^yolov(\\d+)$', default: X }",
    "{ kind: text, description: part of a name, of: processor, capture: ^Auto, replace: { A: a } }",
    "{ kind: list, description: parts of a list, of: tags, capture: [^a, ^b] }",
  ])("can be %s", (fact) => {
    expect(problems(capture(fact))).toEqual([]);
  });

  test.each([
    [
      "{ kind: flag, description: part of a text, of: id, capture: a }",
      "fact-kind: a capture returns text, not a flag → use the kind text or identifier or, for all matches, list or names",
    ],
    [
      "{ kind: text, description: part of a text, of: id, capture: [a, '^(a+)+$'] }",
      "['^(a+)+$'] slow-pattern: a search for",
    ],
    [
      "{ kind: text, description: part of a text, of: id, capture: a, without: '^(a+)+$' }",
      "['^(a+)+$'] slow-pattern: a search for",
    ],
    [
      "{ kind: text, description: part of a number, of: steps, capture: a }",
      'fact-kind: a capture cannot be applied to "steps", which is a number → use a fact of kind text, identifier or list',
    ],
    [
      "{ kind: text, description: part of a text, of: id, capture: '^(a+)+$' }",
      'slow-pattern: a search for "^(a+)+$" may take too long: its time is exponential',
    ],
    ["{ kind: text, description: part of nothing, of: idd, capture: a }", 'unknown-fact: there is no fact "idd"'],
  ])("cannot be %s", (fact, expected) => {
    expect(problems(capture(fact)).join("\n")).toContain(expected);
  });
});

test("the facts of the catalogue and the rules of four of its libraries have no problems", () => {
  const read = (file: string) => readFileSync(`spec/${file}.yaml`, "utf8");
  for (const id of ["transformers", "diffusers", "sentence-transformers", "keras-hub"]) {
    expect(problems({ library: read(`libraries/${id}`), facts: read("facts"), id })).toEqual([]);
  }
});
