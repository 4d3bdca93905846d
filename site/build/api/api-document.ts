import type { Symbol as MorphSymbol } from "ts-morph";
import { type Elsewhere, usedNames } from "./api-names.ts";
import { sectionOf } from "./api-section.ts";
import type { Export, ExportKind } from "./surface.ts";

/** The parts of each document, in order. Each part has a title, and describes exports of certain kinds. */
const PARTS: readonly (readonly [title: string, kinds: readonly ExportKind[]])[] = [
  ["Functions", ["function"]],
  ["Classes", ["class"]],
  ["Constants", ["constant", "enum", "namespace"]],
  ["Types", ["interface", "type"]],
];

const HELPERS = "Types that the declarations above use. Programs cannot import these types.";

const CONTRIBUTORS = `\`npm run report:api\` writes this page from the source. Describe changes on this page in the
changelog, because they affect users.`;

/** A part with at least this many names begins with a list of links to them. */
const LONG_PART = 6;

/** A document about an entry point, or about a part of a large entry point. */
export interface ApiDocument {
  readonly file: string;
  readonly entry: string;
  /** Title of the part; absent if the document describes the whole entry point. */
  readonly title?: string;
  /** The purpose of the entry point, as Markdown. */
  readonly about: string;
  readonly items: readonly Export[];
}

/** Returns the place where a name is documented, or undefined if no document contains it. */
export type Find = (symbol: MorphSymbol) => Elsewhere | undefined;

/**
 * Returns the place where each name is documented. If several entry points export a name, the first document describes
 * it.
 */
export function placesOf(documents: readonly ApiDocument[]): ReadonlyMap<MorphSymbol, Elsewhere> {
  const places = new Map<MorphSymbol, Elsewhere>();
  for (const { file, items } of documents) {
    const seen = new Map<string, number>();
    for (const { name, symbol } of PARTS.flatMap(([, kinds]) => items.filter(({ kind }) => kinds.includes(kind)))) {
      const known = places.get(symbol);
      if (known !== undefined && known.file !== file) continue;
      // Anchors ignore upper and lower case. If two names differ only in case, a number is added to the second anchor.
      const id = name.toLowerCase();
      const before = seen.get(id) ?? 0;
      seen.set(id, before + 1);
      const place = { name, file, anchor: before === 0 ? id : `${id}-${before}` };
      if (known === undefined || name === symbol.getName()) places.set(symbol, place);
    }
  }
  return places;
}

/**
 * Returns a document as Markdown: names with docstrings and declarations, and links to names in other documents.
 *
 * @param folder folder of our declaration files
 */
export function documentText({ file, entry, title, about, items }: ApiDocument, find: Find, folder: string): string {
  const isHere = (symbol: MorphSymbol): boolean => items.some((item) => item.symbol === symbol);
  const isDescribedElsewhere = ({ name, symbol }: Export): boolean => {
    const place = find(symbol);
    return place !== undefined && place.file !== file && place.name === name;
  };
  const own = items.filter((item) => !isDescribedElsewhere(item));
  const { elsewhere, helpers } = usedNames(own, isHere, find, folder);
  const behind = helpers.flatMap((symbol) => sectionOf({ name: symbol.getName(), symbol }, isHere));
  const shared = items.filter(isDescribedElsewhere).flatMap(({ symbol }) => find(symbol) ?? []);
  return [
    `# hubsmith/${entry}${title === undefined ? "" : `: ${title}`}`,
    "",
    about,
    "",
    `A program imports ${items.length === 1 ? "this name" : `these ${items.length} names`} from \`hubsmith/${entry}\`.`,
    "",
    ...PARTS.flatMap(([heading, kinds]) => {
      const some = own.filter(({ kind }) => kinds.includes(kind));
      return some.length === 0 ? [] : [`## ${heading}`, "", ...partLines(some, file, find, isHere)];
    }),
    ...section("Also exported by other entry points", shared.length === 0 ? [] : [linksTo(shared, file), ""]),
    ...section("Helper types", behind.length === 0 ? [] : [HELPERS, "", ...behind]),
    ...section("Names from other entry points", others(elsewhere, file)),
    ...section("For contributors", [CONTRIBUTORS, ""]),
  ].join("\n");
}

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, "", ...lines];

function others(elsewhere: readonly Elsewhere[], file: string): readonly string[] {
  const places = elsewhere.filter((place) => place.file !== file);
  return places.length === 0 ? [] : [linksTo(places, file), ""];
}

/** Returns a section for each of the names in `items`. If there are many names, a list of links comes first. */
function partLines(
  items: readonly Export[],
  file: string,
  find: Find,
  isHere: (symbol: MorphSymbol) => boolean,
): readonly string[] {
  const links = items.map(({ name, symbol }) => {
    const place = find(symbol);
    return { name, file, anchor: place?.name === name ? place.anchor : name.toLowerCase() };
  });
  const sections = items.flatMap((item) => {
    const place = find(item.symbol);
    return sectionOf(
      item,
      isHere,
      place === undefined || place.name === item.name ? undefined : linksTo([place], file),
    );
  });
  return items.length < LONG_PART ? sections : [linksTo(links, file), "", ...sections];
}

/**
 * Returns links to the given names, for use in the document `from`. Links within this document contain no file name.
 */
function linksTo(places: readonly Elsewhere[], from: string): string {
  return places.map(({ name, file, anchor }) => `[${name}](${file === from ? "" : file}#${anchor})`).join(" · ");
}
