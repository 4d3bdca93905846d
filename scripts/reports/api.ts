import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Symbol as MorphSymbol } from "ts-morph";
import { TASK_TYPES } from "../../generated/task-types.ts";
import { ROOT } from "../run.ts";
import { type Elsewhere, usedNames } from "./api-names.ts";
import { sectionOf } from "./api-section.ts";
import { undocumented } from "./docstrings.ts";
import {
  declarationsOf,
  ENTRIES,
  type Export,
  type ExportKind,
  exportsOf,
  isValue,
  type Manifest,
  readDeclarations,
} from "./surface.ts";

/** Order of the parts of a report, with their titles. */
const PARTS: readonly (readonly [title: string, kinds: readonly ExportKind[]])[] = [
  ["Functions", ["function"]],
  ["Classes", ["class"]],
  ["Constants", ["constant", "enum", "namespace"]],
  ["Types", ["interface", "type"]],
];

const HELPERS =
  "Types that the declarations above are made of. They have no import of their own, and stand here to be read.";

/** A part of so many names begins with a list of them. */
const LONG_PART = 6;

/** The documents by file name, such as `inference-core.md`, and what the surface lacks. */
export interface ApiReports {
  readonly documents: ReadonlyMap<string, string>;
  /** A line for each public name or member without a docstring. */
  readonly problems: readonly string[];
}

/** One document: a whole entry, or a part of it that is too much for one page. */
interface ApiDocument {
  readonly file: string;
  readonly entry: string;
  /** What it tells of; absent: the whole entry. */
  readonly part?: string;
  /** What the entry is for, as Markdown. */
  readonly about: string;
  readonly items: readonly Export[];
}

/**
 * The public surface of every entry point, as importers' compilers see it, with its docstrings.
 *
 * @param folder where `writeDeclarations` wrote the declaration files
 */
export async function apiReports(folder: string, manifest: Manifest): Promise<ApiReports> {
  const documents = await readDocuments(folder, manifest);
  const find = (symbol: MorphSymbol): Elsewhere | undefined => {
    for (const { file, items } of documents) {
      const item = items.find((one) => one.symbol === symbol);
      if (item !== undefined) return { name: item.name, file };
    }
    return undefined;
  };
  return {
    documents: new Map(documents.map((document) => [document.file, textOf(document, find, folder)])),
    problems: documents.flatMap(({ entry, items }) =>
      items.flatMap((item) =>
        undocumented(item, (symbol) => find(symbol) !== undefined).map(
          (name) =>
            `hubsmith/${entry}: ${name} has no docstring\n  hint: say above it what it is, its unit and its range`,
        ),
      ),
    ),
  };
}

async function readDocuments(folder: string, manifest: Manifest): Promise<readonly ApiDocument[]> {
  const names = await namesAtRunTime(manifest);
  const files = new Map(ENTRIES.map((entry) => [entry, declarationsOf(folder, entry, manifest)]));
  const project = readDeclarations([...files.values()]);
  return [...files].flatMap(([entry, file]): ApiDocument[] => {
    const values = names.get(entry);
    const all = exportsOf(project.getSourceFileOrThrow(file)).filter(
      ({ name, kind }) => !isValue(kind) || values?.has(name),
    );
    const name = entry.replaceAll("/", "-");
    const about = aboutEntry(manifest, entry);
    if (entry !== "tasks") return [{ file: `${name}.md`, entry, about, items: all }];
    const parts = [
      { file: `${name}.md`, part: "catalogue and models", of: "record" },
      { file: `${name}-text.md`, part: "inputs and outputs of text", of: "text" },
      { file: `${name}-media.md`, part: "all other inputs and outputs", of: "media" },
    ] as const;
    return parts.map(({ of, ...rest }) => ({
      ...rest,
      entry,
      about,
      items: all.filter((item) => kindOf(item) === of),
    }));
  });
}

/** What the first comment of an entry's source says, without its tags. */
function aboutEntry({ exports }: Manifest, entry: string): string {
  const source = readFileSync(join(ROOT, exports[`./${entry}`]?.source ?? ""), "utf8");
  const [, text = ""] = /^\/\*\*([^]*?)(?:@\w|\*\/)/.exec(source) ?? [];
  return text.replaceAll(/\n \* ?/g, "\n").trim();
}

/** Whether a type is one of the hundreds of inputs and outputs; those of several tasks stand with the texts. */
function kindOf({ symbol }: Export): "record" | "text" | "media" {
  const [file] = symbol.getDeclarations().map((declaration) => declaration.getSourceFile().getFilePath());
  const [, name] = /\/generated\/io\/([\w-]+)\.d\.ts$/.exec(file ?? "") ?? [];
  if (name === undefined) return "record";
  return isTask(name) && TASK_TYPES[name].modality !== "nlp" ? "media" : "text";
}

const isTask = (name: string): name is keyof typeof TASK_TYPES => Object.hasOwn(TASK_TYPES, name);

/** What programs can import from each entry: `export type *` hands on the types of values that are not among them. */
async function namesAtRunTime({ exports }: Manifest): Promise<Map<string, ReadonlySet<string>>> {
  const loaded = ENTRIES.map(async (entry) => {
    const module: object = await import(pathToFileURL(join(ROOT, exports[`./${entry}`]?.source ?? "")).href);
    return [entry, new Set(Object.keys(module))] as const;
  });
  return new Map(await Promise.all(loaded));
}

function textOf({ file, entry, part, about, items }: ApiDocument, find: Find, folder: string): string {
  const isHere = (symbol: MorphSymbol): boolean => items.some((item) => item.symbol === symbol);
  const isPublic = (symbol: MorphSymbol): boolean => find(symbol) !== undefined;
  const lines = [
    `# hubsmith/${entry}${part === undefined ? "" : `: ${part}`}`,
    "",
    about,
    "",
    `These are ${items.length} names of \`hubsmith/${entry}\`, written down by \`npm run report:api\` from the source. A change here is`,
    "a change for importers, and belongs into the change log.",
    "",
  ];
  for (const [title, kinds] of PARTS) {
    const some = items.filter(({ kind }) => kinds.includes(kind));
    if (some.length === 0) continue;
    const places = some.map(({ name }) => ({ name, file: "" }));
    const index = some.length < LONG_PART ? [] : [linksTo(places), ""];
    lines.push(`## ${title}`, "", ...index, ...some.flatMap((item) => sectionOf(item, isPublic, items)));
  }
  const { elsewhere, helpers } = usedNames(items, isHere, find, folder);
  if (helpers.length > 0) {
    const named = helpers.map((symbol) => ({ name: symbol.getName(), symbol }));
    lines.push("## Behind them", "", HELPERS, "", ...named.flatMap((one) => sectionOf(one, isPublic, named)));
  }
  const others = elsewhere.filter((one) => one.file !== file);
  if (others.length > 0) lines.push("## From other entries", "", linksTo(others), "");
  return lines.join("\n");
}

type Find = (symbol: MorphSymbol) => Elsewhere | undefined;

function linksTo(others: readonly Elsewhere[]): string {
  return others.map(({ name, file }) => `[${name}](${file}#${name.toLowerCase()})`).join(" · ");
}
