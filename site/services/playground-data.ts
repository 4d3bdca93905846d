import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/run.ts";
import { parse } from "yaml";
import type { ProviderBase } from "../src/playground/provider/run.ts";
import type { SnippetBase } from "../src/playground/snippet/run.ts";
import type { ChatSamples } from "../src/services.ts";

const TEMPLATES = join(ROOT, "runtime/template/goldens");

let samples: ChatSamples | undefined;

/** Reads chat templates of well-known models, and sample conversations. Tests use the same files. */
export function readChatSamples(): ChatSamples {
  samples ??= {
    templates: Object.fromEntries(
      readdirSync(join(TEMPLATES, "chat"))
        .filter((file) => file.endsWith(".jinja"))
        .sort()
        .map((file) => [file.slice(0, -".jinja".length), readFileSync(join(TEMPLATES, "chat", file), "utf8")]),
    ),
    conversations: parse(readFileSync(join(TEMPLATES, "conversations.yaml"), "utf8")),
  };
  return samples;
}

/** Schemas that the snippet playground uses to check an entry. */
const SCHEMAS = ["library", "model", "fact"];

/** Reads the data that the snippet playground needs to check a library's entry and to render its snippets. */
export function readSnippetBase(): SnippetBase {
  return {
    facts: specFile("facts.yaml"),
    schemas: Object.fromEntries(SCHEMAS.map((name) => [name, specFile(`schema/${name}.schema.json`)])),
    libraries: Object.fromEntries(rewrittenLibraries().map((key) => [key, specFile(`libraries/${key}.yaml`)])),
  };
}

/**
 * Returns the keys of the libraries whose rules are reused by other libraries, sorted. Does not parse the files, because
 * a file can be invalid while someone edits it.
 */
function rewrittenLibraries(): string[] {
  const texts = readLibraryTexts();
  const named = Object.values(texts)
    .filter((text) => /\brewrite:/.test(text))
    .flatMap((text) => [...text.matchAll(/\bof:\s*["']?([\w.-]+)/g)].map(([, key = ""]) => key));
  return [...new Set(named)].filter((key) => Object.hasOwn(texts, key)).sort();
}

/** Reads the YAML texts of all libraries with snippet rules, by key. */
export function readLibraryTexts(): Record<string, string> {
  const texts = Object.entries(readTexts("libraries"));
  return Object.fromEntries(texts.filter(([, text]) => /^snippets:/m.test(text)));
}

function specFile(path: string): string {
  return readFileSync(join(ROOT, "spec", path), "utf8");
}

/**
 * Returns the files that playgrounds load on demand, by path in the site. Each file is a function that returns the
 * text.
 */
export function playgroundFiles(): ReadonlyMap<string, () => string> {
  return new Map([
    ["playground/chat-samples.json", () => JSON.stringify(readChatSamples())],
    ["playground/snippet-base.json", () => JSON.stringify(readSnippetBase())],
    ["playground/provider-base.json", () => JSON.stringify(readProviderBase())],
    ...entryFiles("libraries", readLibraryTexts()),
    ...entryFiles("providers", readProviderTexts()),
  ]);
}

/** Reads the data that the provider playground needs to check a provider's entry and to make calls. */
export function readProviderBase(): ProviderBase {
  return {
    presets: specFile("providers/_presets.yaml"),
    schemas: { provider: specFile("schema/provider.schema.json") },
  };
}

/** Reads the YAML texts of all providers, by id. */
export function readProviderTexts(): Record<string, string> {
  return readTexts("providers");
}

/** Returns the YAML texts in a folder of `spec/`, by file name without `.yaml`, sorted. */
function readTexts(folder: string): Record<string, string> {
  const keys = readdirSync(join(ROOT, "spec", folder))
    .filter((file) => /^[^._].*\.yaml$/.test(file))
    .map((file) => file.replace(/\.yaml$/, ""))
    .sort();
  return Object.fromEntries(keys.map((key) => [key, specFile(`${folder}/${key}.yaml`)]));
}

function entryFiles(folder: string, texts: Readonly<Record<string, string>>): [path: string, make: () => string][] {
  return Object.entries(texts).map(([name, text]) => [`playground/${folder}/${name}.yaml`, () => text]);
}
