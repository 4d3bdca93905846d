import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
  type Dirent,
  type Stats,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import type { OutputFile } from "../../spec/entry.ts";
import { byCodePoint } from "../../spec/json.ts";
import { GENERATED_MARK } from "../names.ts";

/** A reason why a file cannot be written. If there is at least one obstacle, no file is written. */
export interface Obstacle {
  /** Path in the output folder. Empty for the folder itself. */
  readonly path: string;
  readonly code: "output-link" | "output-blocked" | "foreign-file" | "cannot-write";
  readonly message: string;
  readonly hint: string;
}

export interface WriteOptions {
  /** If true, files are compared but not written. */
  readonly check?: boolean;
  /**
   * Folders in the output folder in which every file counts as generated, with or without a header. They must be empty
   * before the first run, when no generated file exists.
   */
  readonly ownFolders?: readonly string[];
}

/** The written and removed files, as sorted paths in the output folder, and the number of unchanged files. */
export interface WriteResult {
  readonly obstacles: readonly Obstacle[];
  readonly written: readonly string[];
  readonly unchanged: number;
  /** Generated files that no artifact makes any more. */
  readonly removed: readonly string[];
  /** With `check`, the files that would be written or removed. */
  readonly stale: readonly string[];
}

/**
 * Updates the generated files of a folder. New and changed files are written, and generated files that no artifact
 * makes any more are removed. Other files are not touched. A file counts as generated if it starts with the header of
 * generated files, or is in one of `ownFolders`.
 *
 * All files are first written under temporary names and then moved. So no program reads an incomplete file, and if the
 * disk is full, no file changes. If a run is killed, the next run removes its temporary files and completes its work.
 * Symbolic links below the folder are not followed.
 *
 * @param out the output folder; created if it does not exist
 * @throws Error for two files with the same path, or for a path outside of the folder. Both are mistakes in an
 * artifact.
 */
export function writeFiles(out: string, files: readonly OutputFile[], options: WriteOptions = {}): WriteResult {
  assertPaths(files);
  const isDry = options.check === true;
  try {
    if (!isDry && statOf(out, statSync) === undefined) mkdirSync(out, { recursive: true });
    const plan = makePlan(out, files, options);
    if ("obstacles" in plan) return { ...NOTHING, obstacles: plan.obstacles };
    const written = plan.changed.map(({ path }) => path).sort(byCodePoint);
    const unchanged = files.length - written.length;
    if (isDry) return { ...NOTHING, unchanged, stale: [...written, ...plan.orphans].sort(byCodePoint) };
    const obstacle = carryOut(out, plan);
    if (obstacle !== undefined) return { ...NOTHING, obstacles: [obstacle] };
    return { ...NOTHING, written, unchanged, removed: plan.orphans };
  } catch (error) {
    return { ...NOTHING, obstacles: [systemObstacle("", error)] };
  }
}

const NOTHING: WriteResult = { obstacles: [], written: [], unchanged: 0, removed: [], stale: [] };

/** The files to write and to remove. */
interface Plan {
  readonly changed: readonly OutputFile[];
  readonly orphans: readonly string[];
}

function makePlan(
  out: string,
  files: readonly OutputFile[],
  { ownFolders = [] }: WriteOptions,
): Plan | { obstacles: Obstacle[] } {
  const isOwn = (path: string): boolean => ownFolders.some((folder) => path.startsWith(`${folder}/`));
  const folders = new Set(files.flatMap(({ path }) => parentsOf(path)));
  const inTheWay = ["", ...folders].flatMap((folder) => faultOfFolder(out, folder) ?? []);
  if (inTheWay.length > 0) return { obstacles: inTheWay };
  const taken = ownFolders.flatMap((folder) => foreignFilesIn(out, folder) ?? []);
  if (taken.length > 0 && !hasGeneratedFiles(out, files)) return { obstacles: taken };
  const looked = files.map((file) => ({ file, state: lookAt(out, file, isOwn(file.path)) }));
  const obstacles = looked.flatMap(({ state }) => (typeof state === "string" ? [] : [state]));
  if (obstacles.length > 0) return { obstacles };
  const unsorted = looked.filter(({ state }) => state === "changed").map(({ file }) => file);
  // A file with the header is moved first. So even if the first run is killed, the next run knows that the files in
  // `ownFolders` are generated.
  const changed = unsorted.toSorted((one, other) => Number(isGenerated(other.text)) - Number(isGenerated(one.text)));
  return { changed, orphans: findOrphans(out, new Set(files.map(({ path }) => path)), isOwn) };
}

/** Returns true if a generated file exists already, so that this is not the first run. */
function hasGeneratedFiles(out: string, files: readonly OutputFile[]): boolean {
  return files.some(({ path, text }) => {
    const target = join(out, path);
    return (
      isGenerated(text) && statOf(target, lstatSync)?.isFile() === true && isGenerated(readFileSync(target, "utf8"))
    );
  });
}

/**
 * Returns an obstacle if one of the `ownFolders` contains files before the first run, because the first run would
 * remove these files.
 */
function foreignFilesIn(out: string, folder: string): Obstacle | undefined {
  const place = join(out, folder);
  const inside =
    statOf(place, statSync) === undefined ? [] : readdirSync(place, { recursive: true, withFileTypes: true });
  if (inside.every((entry) => entry.isDirectory() || isTemporary(entry.name))) return undefined;
  const message = "this folder contains files that are not generated and would be lost";
  const hint = "move these files away, or choose another output folder";
  return { path: folder, code: "foreign-file", message, hint };
}

function parentsOf(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === "." ? [] : [...parentsOf(parent), parent];
}

function faultOfFolder(out: string, folder: string): Obstacle | undefined {
  // The output folder itself may be a link, because the caller chose it.
  const stats = folder === "" ? statOf(out, statSync) : statOf(join(out, folder), lstatSync);
  if (stats?.isSymbolicLink() === true) return linkInTheWay(folder);
  if (stats === undefined || stats.isDirectory()) return undefined;
  const hint = "move the file away: a folder with this name is needed here";
  return { path: folder, code: "output-blocked", message: "this is not a folder", hint };
}

function linkInTheWay(path: string): Obstacle {
  const hint = "delete the link; generated files are never written through one";
  return { path, code: "output-link", message: "this is a symbolic link", hint };
}

function lookAt(out: string, { path, text }: OutputFile, isOwn: boolean): "same" | "changed" | Obstacle {
  const target = join(out, path);
  const stats = statOf(target, lstatSync);
  if (stats === undefined) return "changed";
  if (stats.isSymbolicLink()) return linkInTheWay(path);
  if (!stats.isFile()) {
    const hint = "rename it, because a generated file needs this name";
    return { path, code: "output-blocked", message: "this is not a file", hint };
  }
  const before = readFileSync(target, "utf8");
  if (before === text) return "same";
  if (isOwn || before === "" || isGenerated(before)) return "changed";
  const hint = "move the file away, or choose another output folder";
  return { path, code: "foreign-file", message: "this file is not generated, and would be overwritten", hint };
}

function isGenerated(text: string): boolean {
  return text.startsWith(GENERATED_MARK);
}

function findOrphans(out: string, made: ReadonlySet<string>, isOwn: (path: string) => boolean): string[] {
  const isOurs = (path: string, { name }: Dirent): boolean => {
    if (isTemporary(name)) return isLeftBehind(name);
    return isOwn(path) || (name.endsWith(".ts") && isGenerated(readFileSync(join(out, path), "utf8")));
  };
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of list(join(out, folder))) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!isForOthers(entry.name)) visit(path);
      } else if (entry.isFile() && !made.has(path) && isOurs(path, entry)) found.push(path);
    }
  };
  visit("");
  return found.sort(byCodePoint);
}

/** Returns true for `node_modules` and hidden folders, whose files are never generated. */
function isForOthers(name: string): boolean {
  return name === "node_modules" || name.startsWith(".");
}

function list(folder: string): Dirent[] {
  return statOf(folder, statSync) === undefined ? [] : readdirSync(folder, { withFileTypes: true });
}

/** Writes, moves and removes the files. Returns the obstacle if an operation fails. */
function carryOut(out: string, { changed, orphans }: Plan): Obstacle | undefined {
  const staged: { readonly path: string; readonly temporary: string }[] = [];
  let current = "";
  try {
    for (const { path, text } of changed) {
      current = path;
      const folder = dirname(join(out, path));
      mkdirSync(folder, { recursive: true });
      const temporary = join(folder, temporaryName(posix.basename(path)));
      staged.push({ path, temporary });
      writeFileSync(temporary, text);
    }
    for (const { path, temporary } of staged) {
      current = path;
      renameSync(temporary, join(out, path));
    }
    for (const path of orphans) {
      current = path;
      rmSync(join(out, path), { force: true });
      removeEmptyFolders(out, posix.dirname(path));
    }
    return undefined;
  } catch (error) {
    for (const { temporary } of staged) discard(temporary);
    return systemObstacle(current, error);
  }
}

/** Removes a temporary file if possible. An error is ignored, because the first error is the one to report. */
function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // If the file cannot be removed now, a later run removes it.
  }
}

function removeEmptyFolders(out: string, folder: string): void {
  if (folder === ".") return;
  try {
    rmdirSync(join(out, folder));
  } catch {
    // The folder is not empty, or another run has just removed it.
    return;
  }
  removeEmptyFolders(out, posix.dirname(folder));
}

function statOf(
  path: string,
  stat: (path: string, options: { throwIfNoEntry: false }) => Stats | undefined,
): Stats | undefined {
  return stat(path, { throwIfNoEntry: false });
}

function systemObstacle(path: string, error: unknown): Obstacle {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  if (code === undefined) throw error;
  const hint = "make sure that you may write to the output folder and that the disk has space, then try again";
  return { path, code: "cannot-write", message: `this cannot be written (${code})`, hint };
}

function assertPaths(files: readonly OutputFile[]): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    const isSafe = path.split("/").every((part) => /^[\w][\w.-]*$/.test(part));
    if (!isSafe) throw new Error(`"${path}" is not a valid path for an output file`);
    const before = seen.get(path.toLowerCase());
    if (before !== undefined)
      throw new Error(`two output files are called "${path}"${before === path ? "" : ` and "${before}"`}`);
    seen.set(path.toLowerCase(), path);
  }
}

/** Matches the name of a temporary file. It contains the id of the process that writes the file. */
const TEMPORARY = /^\..+\.hubsmith-(\d+)\.tmp$/;

/** Returns the name under which this process first writes a file. */
function temporaryName(name: string): string {
  return `.${name}.hubsmith-${process.pid}.tmp`;
}

/** Returns true for the name of a temporary file, of this or another process. */
function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/** Returns true for the temporary file of a process that has ended. No running process will move such a file. */
function isLeftBehind(name: string): boolean {
  const owner = Number(TEMPORARY.exec(name)?.[1]);
  if (owner === process.pid) return true;
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(owner, 0);
    return false;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return !(error instanceof Error && "code" in error && error.code === "EPERM");
  }
}
