import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Symbol as MorphSymbol } from "ts-morph";
import { ROOT } from "../run.ts";
import { type Elsewhere, usedNames } from "./api-names.ts";
import { partsOf } from "./api-parts.ts";
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
  /** Which part of the entry; absent: all of it. */
  readonly title?: string;
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
  const places = placesOf(documents);
  const find: Find = (symbol) => places.get(symbol);
  return {
    documents: new Map(documents.map((document) => [document.file, textOf(document, find, folder)])),
    problems: [...documents, ...readProviders(folder, manifest)].flatMap(({ entry, items }) =>
      items.flatMap((item) =>
        undocumented(item, (symbol) => find(symbol) !== undefined).map(
          (name) =>
            `hubsmith/${entry}: ${name} has no docstring\n  hint: say above it what it is, its unit and its range`,
        ),
      ),
    ),
  };
}

/** What each `hubsmith/providers/<id>` exports: it has no document, since all are alike. */
function readProviders(folder: string, { exports }: Manifest): readonly Pick<ApiDocument, "entry" | "items">[] {
  const home = join(folder, "generated/providers");
  const ids = readdirSync(home)
    .map((file) => file.replace(/\.d\.ts$/, ""))
    .filter((id) => exports[`./providers/${id}`] !== null);
  const project = readDeclarations(ids.map((id) => join(home, `${id}.d.ts`)));
  return ids.map((id) => ({
    entry: `providers/${id}`,
    items: exportsOf(project.getSourceFileOrThrow(join(home, `${id}.d.ts`))),
  }));
}

/** Where each name is told of: in the first document that has it, and by its own name where it has several. */
function placesOf(documents: readonly ApiDocument[]): ReadonlyMap<MorphSymbol, Elsewhere> {
  const places = new Map<MorphSymbol, Elsewhere>();
  for (const { file, items } of documents) {
    const seen = new Map<string, number>();
    for (const { name, symbol } of PARTS.flatMap(([, kinds]) => items.filter(({ kind }) => kinds.includes(kind)))) {
      const known = places.get(symbol);
      if (known !== undefined && known.file !== file) continue;
      // The second heading of the same letters gets a number.
      const id = name.toLowerCase();
      const before = seen.get(id) ?? 0;
      seen.set(id, before + 1);
      const place = { name, file, anchor: before === 0 ? id : `${id}-${before}` };
      if (known === undefined || name === symbol.getName()) places.set(symbol, place);
    }
  }
  return places;
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
    const about = aboutEntry(manifest, entry);
    return partsOf(entry, all).map((part) => ({ ...part, entry, about }));
  });
}

/** What the first comment of an entry's source says, without its tags. */
function aboutEntry({ exports }: Manifest, entry: string): string {
  const source = readFileSync(join(ROOT, exports[`./${entry}`]?.source ?? ""), "utf8");
  const [, text = ""] = /^\/\*\*([^]*?)(?:@\w|\*\/)/.exec(source) ?? [];
  return text.replaceAll(/\n \* ?/g, "\n").trim();
}

/** What programs can import from each entry: `export type *` hands on the types of values that are not among them. */
async function namesAtRunTime({ exports }: Manifest): Promise<Map<string, ReadonlySet<string>>> {
  const loaded = ENTRIES.map(async (entry) => {
    const module: object = await import(pathToFileURL(join(ROOT, exports[`./${entry}`]?.source ?? "")).href);
    return [entry, new Set(Object.keys(module))] as const;
  });
  return new Map(await Promise.all(loaded));
}

function textOf({ file, entry, title: part, about, items }: ApiDocument, find: Find, folder: string): string {
  const isHere = (symbol: MorphSymbol): boolean => items.some((item) => item.symbol === symbol);
  const lines = [
    `# hubsmith/${entry}${part === undefined ? "" : `: ${part}`}`,
    "",
    about,
    "",
    `These are ${items.length} names of \`hubsmith/${entry}\`, written down by \`npm run report:api\` from the source. A change here is`,
    "a change for importers, and belongs into the change log.",
    "",
  ];
  const isTold = (item: Export): boolean => find(item.symbol)?.file !== file && find(item.symbol)?.name === item.name;
  const own = items.filter((item) => !isTold(item));
  for (const [title, kinds] of PARTS) {
    const some = own.filter(({ kind }) => kinds.includes(kind));
    if (some.length === 0) continue;
    const named = some.map((item) => ({ item, place: find(item.symbol) }));
    const index = named.map(({ item: { name }, place }) => {
      return { name, file: "", anchor: place?.name === name ? place.anchor : name.toLowerCase() };
    });
    lines.push(`## ${title}`, "", ...(some.length < LONG_PART ? [] : [linksTo(index), ""]));
    for (const { item, place } of named) {
      const isSecond = place !== undefined && place.name !== item.name;
      const here = isSecond && place.file === file ? { ...place, file: "" } : place;
      lines.push(...sectionOf(item, isHere, isSecond && here !== undefined ? linksTo([here]) : undefined));
    }
  }
  const shared = items.filter(isTold).flatMap(({ symbol }) => find(symbol) ?? []);
  if (shared.length > 0) lines.push("## The same as in other entries", "", linksTo(shared), "");
  const { elsewhere, helpers } = usedNames(own, isHere, find, folder);
  if (helpers.length > 0) {
    const named = helpers.map((symbol) => ({ name: symbol.getName(), symbol }));
    lines.push("## Behind them", "", HELPERS, "", ...named.flatMap((one) => sectionOf(one, isHere)));
  }
  const others = elsewhere.filter((one) => one.file !== file);
  if (others.length > 0) lines.push("## Used from other entries", "", linksTo(others), "");
  return lines.join("\n");
}

type Find = (symbol: MorphSymbol) => Elsewhere | undefined;

function linksTo(others: readonly Elsewhere[]): string {
  return others.map(({ name, file, anchor }) => `[${name}](${file}#${anchor})`).join(" · ");
}
