import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { createHighlight } from "./highlight.ts";
import { createMarkdown } from "./markdown.ts";
import {
  readChatSamples,
  readLibraryTexts,
  readProviderBase,
  readProviderTexts,
  readSnippetBase,
} from "./playground-data.ts";
import { providerRecord } from "./provider-records.ts";
import { sharedFile, type IoFile } from "./src/io/rows.ts";
import type { ProviderRecord } from "./src/providers/record.ts";
import { readModelFields } from "./model-fields.ts";
import { readRuleWords } from "./rule-words.ts";
import type { Services } from "./src/services.ts";

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Scheme and host of the published site, when package.json names none. */
const DEFAULT_ORIGIN = "https://hubsmith.github.io";

/** Grammars take a moment to load and never change. */
const highlight = createHighlight();

/**
 * Reads what the pages need beside the package: examples of libraries, quantization types, documents.
 *
 * @param base path that the site lies under, with a slash at both ends
 * @param origin scheme and host of the published site; default: those of `homepage` in package.json
 */
export async function createServices(base: string, origin = originOfPackage()): Promise<Services> {
  return {
    base,
    origin,
    highlight: await highlight,
    markdown: createMarkdown(),
    documents: readFolder("site/docs", ".md").map(({ name, text }) => ({ name, text })),
    examples: Object.fromEntries(
      readFolder("spec/libraries", ".yaml")
        // Parsing is the slow part, and few libraries have examples yet.
        .filter(({ text }) => /^examples:/m.test(text))
        .map(({ name, text }) => [name, parsed(`libraries/${name}`, text)?.examples ?? {}]),
    ),
    modelFields: readModelFields(ROOT),
    ruleWords: readRuleWords(ROOT),
    sampleInputs: Object.fromEntries(
      readFolder("spec/tasks", ".yaml").map(({ name, text }) => [name, parsed(`tasks/${name}`, text)?.sampleInput]),
    ),
    quantization: readFolder("spec/quantization", ".yaml")
      .flatMap(({ name, text }) => [{ ...parsed(`quantization/${name}`, text), id: name }])
      .sort((one, other) => Number(one.sizeOrder === undefined) - Number(other.sizeOrder === undefined)),
    chatSamples: readChatSamples(),
    snippetBase: readSnippetBase(),
    libraryTexts: readLibraryTexts(),
    providerBase: readProviderBase(),
    providerTexts: readProviderTexts(),
    providers: await readProviders(),
    io: readIo(),
  };
}

function readIo(): Services["io"] {
  const files = readFolder("spec/io", ".yaml", true).map(({ name, text }): [string, IoFile] => {
    const file: IoFile = parsed(`io/${name}`, text) ?? {};
    return [name, name === "_common" ? sharedFile(file) : file];
  });
  return Object.fromEntries(files);
}

/** The last good record of each provider, with the texts that it was made of. */
const lastProviders = new Map<string, { readonly made: string; readonly record: ProviderRecord }>();

/** All providers, sorted by name; the automatic router stands first. */
async function readProviders(): Promise<readonly ProviderRecord[]> {
  const shapes = readFileSync(join(ROOT, "spec/providers/_presets.yaml"), "utf8");
  const presets = parsed("providers/_presets", shapes)?.presets ?? {};
  const records = await Promise.all(
    readFolder("spec/providers", ".yaml").map(async ({ name, text }) => {
      const known = lastProviders.get(name);
      const made = `${shapes}\0${text}`;
      if (known?.made === made) return [known.record];
      try {
        const record = await providerRecord(name, parsed(`providers/${name}`, text), presets);
        lastProviders.set(name, { made, record });
        return [record];
      } catch (error) {
        if (known === undefined) throw error;
        return [known.record];
      }
    }),
  );
  return records
    .flat()
    .sort((one, other) => Number(other.isPseudo) - Number(one.isPseudo) || one.name.localeCompare(other.name, "en"));
}

/** The last good value of each file: while a file is being broken and mended, pages show what it said before. */
const lastGood = new Map<string, { readonly text: string; readonly value: ReturnType<typeof parse> }>();

function parsed(file: string, text: string): ReturnType<typeof parse> {
  const known = lastGood.get(file);
  if (known?.text === text) return known.value;
  try {
    lastGood.set(file, { text, value: parse(text) });
  } catch {
    // `generate` tells what is wrong with the file.
  }
  return lastGood.get(file)?.value;
}

/** @param withShared files whose names begin with `_` count too */
function readFolder(folder: string, ending: string, withShared = false): { name: string; text: string }[] {
  const path = join(ROOT, folder);
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(ending) && !(withShared ? /^\./ : /^[._]/).test(entry.name),
    )
    .map((entry) => ({ name: entry.name.slice(0, -ending.length), text: readFileSync(join(path, entry.name), "utf8") }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function originOfPackage(): string {
  const { homepage } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return typeof homepage === "string" && URL.canParse(homepage) ? new URL(homepage).origin : DEFAULT_ORIGIN;
}
