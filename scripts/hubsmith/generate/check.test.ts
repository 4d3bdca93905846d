import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Spec } from "../../../generators/spec/entry.ts";
import { printProblems } from "../../../generators/spec/print.ts";
import { examine } from "./generate.ts";

/*
 * Tests that `check` applies the schemas, renders the examples of your catalogue, and runs the calls in the examples
 * of the providers.
 */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-check-"));
  write("spec/hub.yaml", "extends: hubsmith\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const LIBRARY = `# yaml-language-server: $schema=../../node_modules/hubsmith/spec/schema/library.schema.json
prettyLabel: HumKit
repoName: humkit
repoUrl: https://github.com/acme/humkit
description: Models that hum a tune for a text.
source: https://github.com/acme/humkit#readme
filter: false
snippets:
  - language: python
    template: |
      import humkit

      print(humkit.load("{{id}}").hum("Hello"))
examples:
  plain: { id: acme/tiny-hum }
`;

const PROVIDER = `# yaml-language-server: $schema=../../node_modules/hubsmith/spec/schema/provider.schema.json
displayName: FastGPU
baseUrl: https://api.fastgpu.example
tasks:
  text-to-image:
    route: v2/pictures
    body:
      - spread: parameters
      - set: { model: $model, prompt: $inputs }
    response:
      check: { "data[0].b64": string }
      take: data[0].b64
      kind: base64
      mime: image/png
      outputTypes: [blob]
    example:
      model: tiny-painter
      arguments: { inputs: a lighthouse, parameters: { seed: 7 } }
      request:
        path: v2/pictures
        body: { model: tiny-painter, prompt: a lighthouse, seed: 7 }
      reply: { data: [{ b64: iVBORw0KGgo= }] }
      media: { type: image/png, base64: iVBORw0KGgo= }
`;

const CLIENT = `# yaml-language-server: $schema=../../node_modules/hubsmith/spec/schema/client.schema.json
order: 5000
language: python
package: tinycall
install: pip install tinycall
docsUrl: https://docs.tinycall.example
verifiedAgainst: "1.0"
notRunBecause: It is an example; no such package exists.
knownProviders: [auto, groq]
methods:
  conversational: { name: chat }
snippets:
  - language: python
    template: |
      from tinycall import chat

      print(chat("{{model}}", {{keywords}}))
`;

const ENTRIES = {
  client: ["spec/clients/tinycall.yaml", CLIENT],
  library: ["spec/libraries/humkit.yaml", LIBRARY],
  provider: ["spec/providers/fastgpu.yaml", PROVIDER],
} as const;

let previous: Spec | undefined;

/** Replaces a text in a library or a provider, and returns the problems of the changed catalogue. */
async function problemsWith(kind: keyof typeof ENTRIES, piece: string, by: string): Promise<string[]> {
  for (const [name, [file, text]] of Object.entries(ENTRIES))
    write(file, name === kind ? text.replace(piece, () => by) : text);
  const { spec, problems } = await examine({ root: folder, ...(previous && { previous }) });
  previous = spec;
  return printProblems(problems, { format: "text", color: false })
    .split("\n")
    .filter((line) => /^spec\/|^\d+ /.test(line));
}

test("a valid catalogue has no problems", async () => {
  expect(await problemsWith("library", "", "")).toEqual([]);
});

test.each([
  [
    "client",
    ["snippets:\n", "snippets:\n  - when: { has: encoded_file }\n    language: python\n    template: print(1)\n"],
    ["spec/clients/tinycall.yaml:13:5 unreached-rule no call of any provider reaches this rule"],
  ],
  ["client", ["groq", "grok"], ['spec/clients/tinycall.yaml:9:24 unknown-provider there is no provider "grok"']],
  [
    "library",
    ["  - language: python\n", "  - when: { tag: opera }\n    language: python\n"],
    ["spec/libraries/humkit.yaml:9:5 unreached-rule no example reaches this rule"],
  ],
  [
    "library",
    ['import humkit\n\n      print(humkit.load("{{id}}")', 'import humkit as\n\n      print(humkit.load("x")'],
    [
      'spec/libraries/humkit.yaml:11:7 invalid-code the snippet for the example "plain" is not valid python: line 1 is "import humkit as"',
    ],
  ],
  [
    "provider",
    ["prompt: a lighthouse", "text: a lighthouse"],
    [
      'spec/providers/fastgpu.yaml:21:15 example-differs the call also sends "prompt": "a lighthouse", unlike the example',
      'spec/providers/fastgpu.yaml:21:44 example-differs the call sends nothing as body.text; the example says "a lighthouse"',
    ],
  ],
  [
    "provider",
    ["seed: 7 }\n      reply", "seed: 8 }\n      reply"],
    ["spec/providers/fastgpu.yaml:21:66 example-differs the call sends 7 as body.seed; the example says 8"],
  ],
  [
    "provider",
    ["path: v2/pictures", "path: v2/images"],
    [
      "spec/providers/fastgpu.yaml:20:15 example-differs the call goes to https://api.fastgpu.example/v2/pictures, not to v2/images",
    ],
  ],
  [
    "provider",
    ["{ b64: iVBORw0KGgo= }", "{ b65: iVBORw0KGgo= }"],
    ["spec/providers/fastgpu.yaml:16:5 example-differs the call of the example fails: ProviderOutputError: "],
  ],
  [
    "provider",
    ["media: { type: image/png", "media: { type: image/webp"],
    ["spec/providers/fastgpu.yaml:23:14 example-differs the caller gets"],
  ],
  [
    "provider",
    ["media: { type: image/png, base64: iVBORw0KGgo= }", "output: a picture"],
    [
      'example-differs the call gives the caller {"$blob":{"type":"image/png","base64":"iVBORw0KGgo="}} as the result; the example says "a picture"',
    ],
  ],
] as const)("%s: %j", async (kind, [piece, by], expected) => {
  const found = await problemsWith(kind, piece, by);
  expect(found.slice(0, -1)).toEqual(expected.map((line) => expect.stringContaining(line)));
});
