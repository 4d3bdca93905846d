import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/run.ts";
import { apiReports } from "./api.ts";
import { type Manifest, writeDeclarations } from "./surface.ts";

/** The folder for the reference documents. Git ignores this folder. */
const API_FOLDER: string = join(ROOT, "site/docs/reference/api");

/**
 * Writes the declaration files of this package to a temporary folder, and calls `action` with this folder.
 *
 * @throws Error with the output of the compiler when the package has type errors
 */
export async function withDeclarations<Result>(
  action: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-types-"));
  try {
    await writeDeclarations(folder);
    return await action(folder, JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as Manifest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files and folders that affect the reference documents. */
const SOURCES = ["runtime", "generated", "site/build/api", "package.json", "tsconfig.json"];
const SOURCE = /(?<!\.test)\.(?:tsx?|json)$/;
/** Name of the file that contains the hash of the sources. */
const STAMP = ".sources";

/**
 * Writes the reference pages to `site/docs/reference/api`, where the build of the site reads them. Does nothing if the sources
 * did not change, because compiling takes seconds.
 */
export async function writeApiDocuments(): Promise<void> {
  const stamp = join(API_FOLDER, STAMP);
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const { documents } = await withDeclarations(apiReports);
  mkdirSync(API_FOLDER, { recursive: true });
  for (const file of readdirSync(API_FOLDER)) if (!documents.has(file)) rmSync(join(API_FOLDER, file));
  for (const [name, text] of documents) {
    const path = join(API_FOLDER, name);
    // Unchanged files are not written, because the development server watches the folder.
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
  writeFileSync(stamp, hash);
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const part of SOURCES) {
    const isFile = part.endsWith(".json");
    const below = isFile ? [""] : readdirSync(join(ROOT, part), { recursive: true, encoding: "utf8" });
    const files = below.filter((path) => isFile || SOURCE.test(path)).sort();
    for (const path of files) hash.update(`${part}/${path}\0`).update(readFileSync(join(ROOT, part, path)));
  }
  return hash.digest("hex");
}
