import { expect, test } from "vitest";
import * as apps from "hubsmith/apps";
import * as gguf from "hubsmith/gguf";
import * as lazy from "hubsmith/libraries/lazy";
import * as libraries from "hubsmith/libraries";
import * as snippets from "hubsmith/snippets";
import * as tasks from "hubsmith/tasks";

/** Names that every object of JavaScript has. No table of the catalogue contains them. */
const INHERITED = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "__defineGetter__"];

/** The look-up functions. Each is called with a name from outside instead of a known name. */
const LOOKUPS: readonly (readonly [name: string, lookUp: (name: string) => unknown])[] = [
  ["librarySnippetsSync", (name) => libraries.librarySnippetsSync(name, recordOf(name))],
  ["librarySnippets", (name) => lazy.librarySnippets(name, recordOf(name))],
  ["librarySnippetsWithRules", (name) => lazy.librarySnippetsWithRules(name, recordOf(name))],
  ["hasSnippets", (name) => libraries.hasSnippets(name)],
  ["librariesForModel", (name) => libraries.librariesForModel(recordOf(name))],
  ["librariesForTask", (name) => libraries.librariesForTask(name)],
  ["countsAsDownload", (name) => libraries.countsAsDownload(name, "README.md")],
  ["countsAsDownload of config.json", (name) => libraries.countsAsDownload(name, "config.json")],
  ["appsFor", (name) => apps.appsFor(recordOf(name))],
  ["getInferenceSnippets of a task", (name) => snippets.getInferenceSnippets(recordOf(name), "auto")],
  ["getInferenceSnippets of a provider", (name) => snippets.getInferenceSnippets(recordOf("text-generation"), name)],
  ["getModelInputSnippet", (name) => snippets.getModelInputSnippet(recordOf(name))],
  ["parseGGUFQuantLabel", (name) => gguf.parseGGUFQuantLabel(`model-${name}.gguf`)],
];

function recordOf(name: string) {
  return { id: `acme/${name}`, tags: [name], pipeline_tag: name, library_name: name, inference: "" } as never;
}

test.each(LOOKUPS)("%s finds nothing under a name that all objects have", async (_, lookUp) => {
  const unknown = await lookUp("no-such-name");
  for (const name of INHERITED) expect([name, await lookUp(name)]).toEqual([name, unknown]);
});

test.each(INHERITED)("functions that need a known name say that %s is unknown", (name) => {
  expect(() => apps.appSnippets(name as never, recordOf(name))).toThrow(`unknown app "${name}"; allowed: `);
  for (const validate of [tasks.validateTaskInput, tasks.validateTaskOutput]) {
    expect(validate(name as never, {})).toMatchObject({ ok: false, problems: [{ path: "" }] });
  }
});
