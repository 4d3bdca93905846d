import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Begins with a dot and ends in no known extension, so that no one takes it for an output file. */
export const LOCK = ".hubsmith-lock";

/** The longest wait for another run, in milliseconds. Writing takes about a second. */
const LONGEST_WAIT_MS = 30_000;
const LOOK_MS = 50;

/**
 * Runs an action while no other process writes to the same folder. Waits for a process that does.
 *
 * @param folder an existing folder
 * @returns undefined when the other process did not end in time
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

/** Creates the lock file. Returns false when a running process holds it. */
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

/** Returns false if the process that wrote the lock file has ended without removing it. */
function isHeld(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, "utf8"));
    // The owner has created the file and is about to write its id.
    if (owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // EPERM: a process of another user. ENOENT: the owner has just finished.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
