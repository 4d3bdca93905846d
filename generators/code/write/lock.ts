import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Name of the lock file. It starts with a dot and has no known extension, so that it is not mistaken for an output
 * file.
 */
export const LOCK = ".hubsmith-lock";

/** Maximum time to wait for another run, in milliseconds. Writing takes about a second. */
const LONGEST_WAIT_MS = 30_000;
const LOOK_MS = 50;

/**
 * Locks a folder, runs an action and unlocks the folder. If another process has locked the folder, waits until that
 * process has finished.
 *
 * @param folder an existing folder
 * @returns the result of the action; undefined if another process has kept the lock for too long
 */
export function whileLocked<Result>(folder: string, action: () => Result, wait = LONGEST_WAIT_MS): Result | undefined {
  const file = join(folder, LOCK);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; !take(file); waited += LOOK_MS) {
    if (waited >= wait) return undefined;
    Atomics.wait(pause, 0, 0, LOOK_MS);
  }
  try {
    return action();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Creates the lock file. Returns false if the file exists already. Removes this file if the process that wrote it has
 * ended.
 */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Returns true if the process that wrote the lock file is still running. */
function isHeld(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, "utf8"));
    // The owner has created the file, but has not written its process id yet.
    if (owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user. ENOENT: the owner has just removed the file.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
