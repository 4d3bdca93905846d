import { describe, expect, test } from "vitest";
import { factsArtifact } from "../../../generators/artifacts/facts.ts";
import { snippetsArtifact } from "../../../generators/artifacts/snippets.ts";
import { specOf } from "../../../generators/spec/testing.ts";
import { renderExamples } from "../../hubsmith/generate/examples.ts";

// Facts of every kind and source, as in spec/facts.yaml. The tests read them with the generated class, and print them
// with a template.
const FACTS = `
id: { kind: text, description: a path, path: id, default: none }
either: { kind: text, description: two paths, path: [mask_token, config.model_type] }
name: { kind: identifier, description: a path into a list, path: config.architectures.0, default: AutoModel }
total: { kind: number, description: a number, path: safetensors.total, default: 7 }
known: { kind: flag, description: anything at all, path: transformersInfo }
tags: { kind: list, description: a list, path: tags, default: [plain, old] }
tasks: { kind: names, description: identifiers, path: config.keras_hub.tasks }
rest: { kind: value, description: anything, path: config.auto_map }
by_id: { kind: text, description: a table, of: id, table: { a/s: small, a/l: large }, otherwise: medium, default: unset }
by_mask: { kind: text, description: a table, of: either, table: { "[M]": mask }, otherwise: another, default: unset }
size: { kind: number, description: a table without otherwise, of: id, table: { a/s: 1, a/l: 2 } }
family: { kind: identifier, description: first tag in a table, of: tags, table: { vit: ViT, bert: Bert } }
is_small: { kind: flag, description: a flag by table, of: by_id, table: { small: true, large: false } }
has_code: { kind: flag, description: a flag by tag, of: tags, table: { custom_code: true } }
`;

const LIBRARY = `
snippets:
  - language: python
    template: |
      id = {{id}}; either = {{#if either}}{{either}}{{else}}None{{/if}}
      name = "{{name}}"; family = {{#if family}}"{{family}}"{{else}}None{{/if}}
      total = {{total}}; size = {{#if size}}{{size}}{{else}}None{{/if}}
      known = {{known}}; is_small = {{is_small}}; has_code = {{has_code}}
      tags = {{tags}}; tasks = [{{#each tasks}}"{{this}}", {{/each}}]
      rest = {{#if rest}}{{rest}}{{else}}None{{/if}}
      by_id = {{by_id}}; by_mask = {{by_mask}}
`;

async function show(record: object, library = LIBRARY, facts = FACTS): Promise<readonly string[]> {
  const spec = specOf({ "libraries/kit": `${library}examples: ${JSON.stringify({ record })}`, facts });
  const { files, findings } = await renderExamples(spec, [...factsArtifact(spec), ...snippetsArtifact(spec)]);
  expect(findings).toEqual([]);
  return files[0]?.text.trimEnd().split(/\n|; /) ?? [];
}

test("reads every fact of a complete record", async () => {
  const record = {
    id: "a/s",
    mask_token: "[M]",
    config: {
      model_type: "x",
      architectures: ["BertModel"],
      keras_hub: { tasks: ["A", "B"] },
      auto_map: { c: [1, null] },
    },
    safetensors: { total: 1.5e21 },
    transformersInfo: { auto_model: "A" },
    tags: ["x", "bert", "vit", "custom_code"],
  };
  expect(await show(record)).toEqual([
    'id = "a/s"',
    'either = "[M]"',
    'name = "BertModel"',
    'family = "Bert"',
    "total = 1.5e+21",
    "size = 1",
    "known = True",
    "is_small = True",
    "has_code = True",
    'tags = ["x", "bert", "vit", "custom_code"]',
    'tasks = ["A", "B", ]',
    'rest = {"c": [1, None]}',
    'by_id = "small"',
    'by_mask = "mask"',
  ]);
});

test("a fact whose value is missing has its default, or is absent", async () => {
  const absent = [
    'id = "none"',
    "either = None",
    'name = "AutoModel"',
    "family = None",
    "total = 7",
    "size = None",
    "known = False",
    "is_small = False",
    "has_code = False",
    'tags = ["plain", "old"]',
    "tasks = []",
    "rest = None",
    'by_id = "medium"',
    'by_mask = "unset"',
  ];
  expect(await show({})).toEqual(absent);
  const wrong = {
    id: "",
    mask_token: 1,
    config: { model_type: [], architectures: "BertModel", keras_hub: { tasks: "A" }, auto_map: undefined },
    safetensors: { total: "1" },
    transformersInfo: null,
    tags: [null, "", 5],
  };
  expect(await show(wrong)).toEqual(absent);
});

test("a fact uses the first path with a value of the right kind, and skips invalid names", async () => {
  const record = {
    mask_token: null,
    config: { model_type: "llama", architectures: ["import"], keras_hub: { tasks: ["A b", "C", 5] } },
  };
  const lines = await show(record);
  expect(lines).toContain('either = "llama"');
  expect(lines).toContain('by_mask = "another"');
  expect(lines).toContain('name = "AutoModel"');
  expect(lines).toContain('tasks = ["C", ]');
});

describe("a capture", () => {
  /** Renders a template that prints one fact, and returns the code. The fact is captured from the id or the tags. */
  async function captured(fact: string, record: object): Promise<string | undefined> {
    const facts = `
id: { kind: text, description: a path, path: id, default: none }
tags: { kind: list, description: a list, path: tags }
part: { description: a part, ${fact} }
`;
    const placeholder = fact.startsWith("kind: identifier") ? "'{{part}}'" : "{{part}}";
    const template = `x = {{#if part}}${placeholder}{{else}}None{{/if}}`;
    const [line] = await show(record, `snippets: [{ language: python, template: "${template}" }]\n`, facts);
    return line?.replace("x = ", "");
  }

  test.each([
    ["kind: text, of: id, capture: '^([^/]+)/'", { id: "owner/name" }, '"owner"'],
    ["kind: text, of: id, capture: '[a-z]+$'", { id: "owner/name" }, '"name"'],
    ["kind: text, of: id, capture: '^.*$'", { id: "a\n\u2028b" }, String.raw`"a\n\u2028b"`],
    ["kind: text, of: id, capture: '^(x)?o'", { id: "owner/name" }, '"o"'],
    ["kind: text, of: id, capture: '^(x*)o'", { id: "owner/name" }, "None"],
    ["kind: text, of: id, capture: '^x'", { id: "owner/name" }, "None"],
    ["kind: text, of: id, capture: '^x', default: y", { id: "owner/name" }, '"y"'],
    ["kind: text, of: id, capture: '^n'", {}, '"n"'],
    ["kind: text, of: tags, capture: '^yolov(\\d+)$'", { tags: ["yolov", "yolov8", "yolov11"] }, '"8"'],
    ["kind: text, of: tags, capture: '^yolov(\\d+)$'", { tags: ["yolov8\n", 5] }, "None"],
    ["kind: text, of: tags, capture: '^yolov(\\d+)$'", { tags: "yolov8" }, "None"],
    ["kind: identifier, of: id, capture: '^[^/]+'", { id: "owner/name" }, "'owner'"],
    ["kind: identifier, of: id, capture: '^.*$'", { id: "owner/name" }, "None"],
    ["kind: identifier, of: id, capture: '^[^/]+', default: Model", { id: "import/name" }, "'Model'"],
    ["kind: text, of: id, capture: '^.*$', replace: { '-': _, '.': $& }", { id: "a-b-c.d" }, '"a_b_c$&d"'],
    ["kind: identifier, of: id, capture: '^.*$', replace: { '-': _ }", { id: "a-b-c" }, "'a_b_c'"],
    // The first pattern that matches any item is used, even if an earlier item matches a later pattern.
    ["kind: text, of: tags, capture: [^a.*, ^b.*]", { tags: ["b1", "b2", "a1"] }, '"a1"'],
    ["kind: text, of: tags, capture: [^a.*, ^b.*]", { tags: ["c", "b2", "b1"] }, '"b2"'],
    ["kind: text, of: tags, capture: [^a.*, ^b.*]", { tags: ["c"] }, "None"],
    // Items that match `without` are not searched.
    ["kind: text, of: tags, capture: [^a.*, ^b.*], without: '1$'", { tags: ["a1", "b1", "b2"] }, '"b2"'],
    ["kind: text, of: id, capture: ^.*$, without: name", { id: "owner/name" }, "None"],
    // A list contains every match.
    ["kind: list, of: tags, capture: '^yolov(\\d+)$'", { tags: ["yolov8", "x", "yolov11"] }, '["8", "11"]'],
    ["kind: list, of: tags, capture: [^b.*, ^a.*]", { tags: ["a1", "b1", "a2"] }, '["b1", "a1", "a2"]'],
    ["kind: list, of: id, capture: '^[a-z]+'", { id: "owner/name" }, '["owner"]'],
    ["kind: names, of: tags, capture: '^.*$'", { tags: ["A B", "C"] }, '["C"]'],
    ["kind: list, of: tags, capture: ^x, default: [y]", { tags: ["a"] }, '["y"]'],
    ["kind: text, of: id, capture: ^.*$, unless: tags", { id: "a/b", tags: [] }, '"a/b"'],
    ["kind: text, of: id, capture: ^.*$, unless: tags", { id: "a/b", tags: ["x"] }, "None"],
    ["kind: text, of: id, capture: ^.*$, unless: tags, default: d", { id: "a/b", tags: ["x"] }, '"d"'],
    // A star in a path means every item of a list.
    [
      "kind: list, path: siblings.*.rfilename",
      { siblings: [{ rfilename: "a.gguf" }, {}, null, { rfilename: 5 }, { rfilename: "b/c d.txt" }] },
      '["a.gguf", "b/c d.txt"]',
    ],
    ["kind: list, path: siblings.*.rfilename", { siblings: { rfilename: "a" } }, "None"],
    ["kind: text, path: siblings.*.rfilename", { siblings: [{}, { rfilename: "a" }] }, "None"],
  ])("%s of %j is %s", async (fact, record, expected) => {
    expect(await captured(fact, record)).toBe(expected);
  });
});
