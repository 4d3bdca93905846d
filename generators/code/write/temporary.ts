/** Matches the name of a temporary file. It contains the id of the process that writes the file. */
const TEMPORARY = /^\..+\.hubsmith-(\d+)\.tmp$/;

/** Returns the name under which this process first writes a file. */
export function temporaryName(name: string): string {
  return `.${name}.hubsmith-${process.pid}.tmp`;
}

/** Returns true for the name of a temporary file, of this or another process. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/** Returns true for the temporary file of a process that has ended. No running process will move such a file. */
export function isLeftBehind(name: string): boolean {
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
