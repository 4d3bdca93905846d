import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compileEntryTemplate, type HostLanguage } from "../compile.ts";
import { sampleFacts as facts } from "../../testing/sample-facts.ts";
import { Declared, declaredBy } from "./declared.ts";

const vouched = { declared: new Declared(["examplekit"]), constants: new Map<string, readonly string[]>() };

/** Returns the code of the refusal and the text that it marks. Returns empty texts for an accepted template. */
function refusalOf(template: string, language: string): { code: string; at: string } {
  const compiled = compileEntryTemplate(template, { language: language as HostLanguage, facts }, vouched);
  if (compiled.ok) return { code: "", at: "" };
  const { offset, length } = compiled.place;
  return { code: compiled.refusal.code, at: template.slice(offset, offset + length) };
}

function casesOf(file: string): unknown {
  return parse(readFileSync(new URL(`../cases/${file}.yaml`, import.meta.url), "utf8"));
}

const refused = Object.entries(casesOf("refused") as Record<string, Record<string, string[]>>).flatMap(
  ([language, codes]) =>
    Object.entries(codes).flatMap(([code, templates]) =>
      templates.map((template) => [language, template, code] as const),
    ),
);
const accepted = Object.entries(casesOf("accepted") as Record<string, string[]>).flatMap(([language, templates]) =>
  templates.map((template) => [language, template] as const),
);

test.each(refused)("%s: %j is refused", (language, template, code) => {
  expect(refusalOf(template, language)).toMatchObject({ code });
});

test.each(accepted)("%s: %j is accepted", (language, template) => {
  expect(refusalOf(template, language).code).toBe("");
});

test("at least 200 refused templates and 200 accepted templates are tested", () => {
  expect(refused.length).toBeGreaterThanOrEqual(200);
  expect(accepted.length).toBeGreaterThanOrEqual(200);
});

test("templates without a placeholder are not checked", () => {
  expect(refusalOf("curl -fsSL https://example.com/install.sh | sh", "bash").code).toBe("");
});

describe("a refusal marks", () => {
  test.each([
    ["python", "import os\nos.system('{{id}}')", "os.system"],
    ["python", "x = 1\nfrom os import system as s\ns('{{id}}')", "system as s"],
    ["python", "{{#if revision}}\nx = eval\n{{/if}}\nprint('{{id}}')", "eval"],
    ["javascript", "const x = [].constructor; x('{{id}}');", "constructor"],
    ["csharp", 'using A;\nLoad("{{id}}");', "{{id}}"],
    ["bash", "echo {{id}} | sudo bash", "bash"],
    ["bash", "echo {{id}} > run.sh", "> run.sh"],
    ["bash", "MODEL={{id}}; hf download $MODEL", "$MODEL"],
  ])("a refusal marks the problem in the %s template %j", (language, template, at) => {
    expect(refusalOf(template, language).at).toBe(at);
  });
});

describe("an entry declares", () => {
  const entry = {
    id: "audio-kit",
    data: {
      repoUrl: "https://github.com/acme/Sound.Tools",
      packages: ["core", "run-gen"],
      snippets: [
        { template: 'pip install -U "python-doctr[viz]>=1" git+https://github.com/acme/Wave2.git#subdirectory=x' },
        { rules: [{ template: "npm i @acme/player\ngit clone https://github.com/acme/mars5-tts && cd mars5-tts" }] },
      ],
    },
  };
  const declared = declaredBy([entry]);

  test.each([
    "audio_kit",
    "audiokit.models",
    "core.vision",
    "run-gen",
    "doctr",
    "Wave2",
    "@acme/player",
    "mars5",
    "sound_tools",
  ])("%s", (name) => {
    expect(declared.has(name)).toBe(true);
  });

  test.each(["os", "cor", "vision", "acme", "@acme/other", "subdirectory", "cd", "viz"])("not %s", (name) => {
    expect(declared.has(name)).toBe(false);
  });
});
