import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../scripts/lib/run.ts";
import { type ApiDocument, documentText, type Find, placesOf } from "./api-document.ts";
import { partsOf } from "./api-parts.ts";
import { undocumented } from "./docstrings.ts";
import { declarationsOf, ENTRIES, exportsOf, isValue, type Manifest, readDeclarations } from "./surface.ts";

/** The reference documents of the package, by file name, such as `inference-core.md`. */
export interface ApiReports {
  readonly documents: ReadonlyMap<string, string>;
  /** A line for each public name or member without a docstring. */
  readonly problems: readonly string[];
}

/**
 * Makes the reference documents of all entry points from their declaration files and docstrings.
 *
 * @param folder where `writeDeclarations` wrote the declaration files
 */
export async function apiReports(folder: string, manifest: Manifest): Promise<ApiReports> {
  const documents = await readDocuments(folder, manifest);
  const places = placesOf(documents);
  const find: Find = (symbol) => places.get(symbol);
  return {
    documents: new Map(documents.map((document) => [document.file, documentText(document, find, folder)])),
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

/**
 * Reads the exports of `hubsmith/providers/<id>`. These entry points have no document, because each exports only one
 * provider.
 */
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
    return partsOf(entry, all).map((part) => ({ about, ...part, entry }));
  });
}

/** Returns the comment at the start of an entry point's source, up to the first tag in the comment. */
function aboutEntry({ exports }: Manifest, entry: string): string {
  const source = readFileSync(join(ROOT, exports[`./${entry}`]?.source ?? ""), "utf8");
  const [, text = ""] = /^\/\*\*([^]*?)(?:@\w|\*\/)/.exec(source) ?? [];
  return text.replaceAll(/\n \* ?/g, "\n").trim();
}

/**
 * Returns the names that programs can import from each entry point. Declaration files are not enough to find these
 * names, because `export type *` also exports classes that programs cannot import.
 */
async function namesAtRunTime({ exports }: Manifest): Promise<Map<string, ReadonlySet<string>>> {
  const loaded = ENTRIES.map(async (entry) => {
    const module: object = await import(pathToFileURL(join(ROOT, exports[`./${entry}`]?.source ?? "")).href);
    return [entry, new Set(Object.keys(module))] as const;
  });
  return new Map(await Promise.all(loaded));
}
