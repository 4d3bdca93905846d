import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, EXIT } from "./command-error.ts";

/** Limit for the output of git, in bytes. */
const MAX_OUTPUT = 2 ** 28;

/** Options of a git command. */
interface GitOptions {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Copies the spec folders of a git revision to a new temporary folder. Does not change the checkout or the index.
 *
 * @param root a folder in a git repository, which holds `spec/`
 * @param revision a commit, branch or tag
 * @returns `folder`: the temporary folder, which the caller must delete; `root`: the copy of `root` in this folder
 * @throws CommandError if git is not installed, `root` is not in a repository, or the revision does not exist or
 *   contains no spec
 */
export function takeRevision(root: string, revision: string): { readonly folder: string; readonly root: string } {
  const top = git(root, ["rev-parse", "--show-toplevel"])?.trim();
  const prefix = git(root, ["rev-parse", "--show-prefix"])?.trim();
  if (top === undefined || prefix === undefined) {
    throw new CommandError(
      `${JSON.stringify(root)} is not in a git repository`,
      "run the command in a clone of the repository",
    );
  }
  const tree = git(top, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{tree}`])?.trim();
  if (tree === undefined) {
    throw new CommandError(
      `there is no revision ${JSON.stringify(revision)}`,
      "name a commit, branch or tag; if the clone is shallow, fetch it first",
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-diff-"));
  try {
    checkOut(top, tree, { folder, prefix, revision });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, root: join(folder, "tree", prefix) };
}

/** Writes the spec folders of a git revision to `<folder>/tree`. */
function checkOut(
  top: string,
  tree: string,
  { folder, prefix, revision }: { readonly folder: string; readonly prefix: string; readonly revision: string },
): void {
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  git(top, ["read-tree", tree], { env });
  // All `spec` folders are read, because a spec may extend another spec in the same repository.
  const files = git(top, ["ls-files", "-z", "--", ":(glob)**/spec/**"], { env }) ?? "";
  if (!files.split("\0").some((file) => file.startsWith(`${prefix}spec/`))) {
    throw new CommandError(`${JSON.stringify(revision)} contains no ${prefix}spec`, undefined, EXIT.problems);
  }
  const target = join(folder, "tree");
  mkdirSync(target);
  git(top, ["checkout-index", "-z", "--stdin", `--prefix=${target}/`], { env, input: files });
}

/**
 * Runs git.
 *
 * @returns the output; undefined if the exit code of git is not 0
 * @throws CommandError if git is not installed
 */
function git(cwd: string, parameters: readonly string[], { input, env }: GitOptions = {}): string | undefined {
  try {
    return execFileSync("git", parameters, {
      cwd,
      env: { ...process.env, ...env },
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT,
      stdio: ["pipe", "pipe", "ignore"],
      ...(input !== undefined && { input }),
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new CommandError("git is not installed", "install git: this command needs it to read revisions");
    }
    return undefined;
  }
}

/**
 * Compares the files in the folders `before` and `after`, and returns unified diffs.
 *
 * @param folder the folder that contains `before` and `after`
 * @returns for each changed file, the text of the diff from the first `@@`
 */
export function unifiedDifferences(folder: string): ReadonlyMap<string, string> {
  const printed = differencesBetween(folder, "before", "after");
  const found = new Map<string, string>();
  for (const part of printed.split(/^diff --git /m).slice(1)) {
    const name = /^(?:\+\+\+ after|--- before)\/(.+)$/m.exec(part)?.[1];
    const hunks = /^@@[^]*/m.exec(part)?.[0];
    if (name !== undefined && hunks !== undefined) found.set(name, hunks.trimEnd());
  }
  return found;
}

/** Returns the differences between two folders in `cwd`, as git prints them. */
export function differencesBetween(cwd: string, before: string, after: string): string {
  const flags = ["--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--text"];
  try {
    return execFileSync("git", ["diff", ...flags, "--", before, after], {
      cwd,
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT,
    });
  } catch (error) {
    // Exit status 1 of the command means that there are differences. That is not an error.
    if (error instanceof Error && "status" in error && error.status === 1 && "stdout" in error)
      return String(error.stdout);
    throw error;
  }
}
