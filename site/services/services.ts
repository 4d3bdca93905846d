import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/run.ts";
import { publishedUrl } from "../site-url.ts";
import type { Kind, Spec } from "../../generators/spec/entry.ts";
import { readLogo } from "../../generators/spec/logo-files.ts";
import { clientRecords, type ClientEntry } from "./client-records.ts";
import { createHighlight } from "./highlight.ts";
import { createMarkdown } from "./markdown.ts";
import {
  readChatSamples,
  readLibraryTexts,
  readProviderBase,
  readProviderTexts,
  readSnippetBase,
} from "./playground-data.ts";
import { providerRecord, type Presets, type ProviderEntry } from "./provider-records.ts";
import { sharedFile, type IoFile } from "../src/io/rows.ts";
import type { ProviderRecord } from "../src/providers/record.ts";
import { readModelFields } from "./model-fields.ts";
import { readRuleWords } from "./rule-words.ts";
import { entriesOf, readSpec } from "./spec-files.ts";
import type { LogoKind, QuantizationEnum, Services } from "../src/services.ts";
import type { TaskGuide } from "../src/tasks/guide.ts";

/** The function that highlights code. It is created only once, because loading the grammars takes time. */
const highlight = createHighlight();

/**
 * Reads data that pages show, but that the package does not contain, such as documents.
 *
 * @param origin scheme and host of the published site; default: those of `homepage` in package.json
 */
export async function createServices(origin = publishedUrl().origin): Promise<Services> {
  const spec = readSpec(ROOT);
  return {
    origin,
    highlight: await highlight,
    markdown: createMarkdown(),
    documents: readDocuments(),
    examples: Object.fromEntries(
      values(spec, "libraries").flatMap(([key, { examples }]) => (examples === undefined ? [] : [[key, examples]])),
    ),
    modelFields: readModelFields(spec),
    ruleWords: readRuleWords(spec),
    appExamples: Object.fromEntries(values(spec, "apps").map(([key, { examples = {} }]) => [key, examples])),
    keywords: readKeywords(spec),
    logos: readLogos(spec),
    clients: clientRecords(values(spec, "clients")),
    appNeeds: Object.fromEntries(values(spec, "apps").flatMap(([key, { needs }]) => (needs ? [[key, needs]] : []))),
    guides: Object.fromEntries(
      values(spec, "tasks").flatMap(([id, { guide }]) => (guide === undefined ? [] : [[id, guide]])),
    ),
    sampleInputs: Object.fromEntries(values(spec, "tasks").map(([id, { sampleInput }]) => [id, sampleInput])),
    quantization: values(spec, "quantization")
      .map(([id, value]) => ({ ...value, id }))
      .sort((one, other) => Number(one.sizeOrder === undefined) - Number(other.sizeOrder === undefined)),
    chatSamples: readChatSamples(),
    snippetBase: readSnippetBase(),
    libraryTexts: readLibraryTexts(),
    providerBase: readProviderBase(),
    providerTexts: readProviderTexts(),
    providers: await readProviders(spec),
    io: Object.fromEntries(
      values(spec, "io").map(([name, file]) => [name, name === "_common" ? sharedFile(file) : file]),
    ),
  };
}

function readKeywords(spec: Spec): Services["keywords"] {
  return {
    tasks: keywordsOf(spec, "tasks"),
    libraries: keywordsOf(spec, "libraries"),
    providers: keywordsOf(spec, "providers"),
    apps: keywordsOf(spec, "apps"),
  };
}

function keywordsOf(spec: Spec, kind: keyof Services["keywords"]): Record<string, readonly string[]> {
  return Object.fromEntries(values(spec, kind).map(([id, { keywords = [] }]) => [id, keywords]));
}

function readLogos(spec: Spec): Services["logos"] {
  return {
    libraries: logosOf(spec, "libraries"),
    providers: logosOf(spec, "providers"),
    apps: logosOf(spec, "apps"),
    clients: logosOf(spec, "clients"),
  };
}

function logosOf(spec: Spec, kind: LogoKind): Services["logos"][LogoKind] {
  return Object.fromEntries(
    values(spec, kind).flatMap(([id, { logo }]) => {
      const drawing = logo === undefined ? undefined : readLogo(ROOT, logo);
      return drawing === undefined ? [] : [[id, drawing]];
    }),
  );
}

interface Named {
  readonly keywords?: readonly string[];
  readonly logo?: string;
}

/** Types of the parsed YAML files, by kind of entry. `generate` checks the files. */
interface Values {
  readonly tasks: Named & { readonly sampleInput?: unknown; readonly guide?: TaskGuide };
  readonly clients: Named & ClientEntry;
  readonly apps: Named & { readonly needs?: readonly string[]; readonly examples?: Services["appExamples"][string] };
  readonly libraries: Named & { readonly examples?: Services["examples"][string] };
  readonly quantization: Omit<QuantizationEnum, "id">;
  readonly io: IoFile;
  readonly providers: Named & ProviderEntry;
  readonly presets: { readonly presets?: Presets };
}

/** Returns the data of all entries of one kind, sorted by id. */
function values<One extends Kind & keyof Values>(spec: Spec, kind: One): [id: string, value: Values[One]][] {
  return entriesOf(spec, kind).map((entry) => [entry.id, valueOf(kind, entry)]);
}

function valueOf<One extends keyof Values>(_kind: One, { data }: { readonly data: unknown }): Values[One] {
  return data as Values[One];
}

/** The last valid record of each provider, and the entries from which it was computed. */
const lastProviders = new Map<string, { readonly of: readonly unknown[]; readonly record: ProviderRecord }>();

/** Returns all providers, sorted by name. The router is first. */
async function readProviders(spec: Spec): Promise<readonly ProviderRecord[]> {
  const entries = entriesOf(spec, "providers");
  const shapes = entries.find(({ id }) => id === "_presets");
  const { presets = {} } = shapes === undefined ? {} : valueOf("presets", shapes);
  const records = await Promise.all(
    entries.map(async (entry) => {
      if (entry === shapes) return [];
      const known = lastProviders.get(entry.id);
      if (known?.of[0] === entry && known.of[1] === shapes) return [known.record];
      try {
        const record = await providerRecord(entry.id, valueOf("providers", entry), presets);
        lastProviders.set(entry.id, { of: [entry, shapes], record });
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

/** Returns the documents of `site/docs` and its folders, sorted by name. */
function readDocuments(): Services["documents"] {
  const folder = join(ROOT, "site/docs");
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^(?:[^._/][^/]*\/)*[^._/][^/]*\.md$/.test(file))
    .sort()
    .map((file) => ({ name: file.slice(0, -".md".length), text: readFileSync(join(folder, file), "utf8") }));
}
