import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/run.ts";
import type { RuleWords } from "../src/catalogue/rule-words.ts";
import type { IoFile } from "../src/io/rows.ts";
import type { ModelField, QuantizationEnum, BuildData, TaskGuide } from "../src/build-data.ts";
import type { ClientRecord } from "../src/catalogue/clients.ts";
import type { Presets, ProviderEntry } from "./provider-records.ts";

/** Entries by id. `generate` has checked them. */
type Entries<Entry> = Readonly<Record<string, Entry>>;

interface Named {
  readonly keywords?: readonly string[];
}

/** The YAML file of a client, with the fields that pages show. */
type ClientEntry = Omit<ClientRecord, "id" | "name" | "title" | "tasks"> & {
  readonly order?: number;
  readonly client?: string;
  readonly title?: string;
  /** Id of another client with the same methods. An entry has either this field or `methods`. */
  readonly like?: string;
  readonly methods?: Readonly<Record<string, unknown>>;
};

/** The files of `generated/site`, by name without `.json`. */
interface GeneratedFiles {
  readonly apps: Entries<
    Named & { readonly needs?: readonly string[]; readonly examples?: BuildData["appExamples"][string] }
  >;
  readonly clients: Entries<ClientEntry>;
  readonly io: Readonly<Record<string, IoFile>>;
  readonly libraries: Entries<Named & { readonly examples?: BuildData["examples"][string] }>;
  /** `_presets` contains the presets, every other entry is a provider. */
  readonly providers: Entries<Named & ProviderEntry & { readonly presets?: Presets }>;
  readonly quantization: Entries<Omit<QuantizationEnum, "id">>;
  readonly tasks: Entries<
    Named & {
      readonly names?: Readonly<Record<string, string>>;
      readonly sampleInput?: unknown;
      readonly guide?: TaskGuide;
    }
  >;
  readonly logos: BuildData["logos"];
  readonly "model-fields": readonly ModelField[];
  readonly "new-entries": BuildData["newEntries"];
  readonly rules: Readonly<Record<string, RuleWords>>;
  readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The files that were read before, so that a file is parsed again only if it has changed. */
const known = new Map<string, { readonly text: string; readonly value: never }>();

/** Reads a file of `generated/site`. Returns the same object as before if the file has not changed. */
export function readGenerated<Name extends keyof GeneratedFiles>(name: Name): GeneratedFiles[Name] {
  const text = readFileSync(join(ROOT, `generated/site/${name}.json`), "utf8");
  let file = known.get(name);
  if (file?.text !== text) known.set(name, (file = { text, value: JSON.parse(text) as never }));
  return file.value;
}
