import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import type { BigIntStats } from "node:fs";
import { sep } from "node:path";
import type { Fault } from "../yaml/locate.ts";

/** Maximum size of a file: 1 MiB. The largest entry of the catalogue has about 35 KB. */
const MAX_FILE_BYTES = 1024 * 1024;

/**
 * If a file changed less than this many milliseconds before it was read, it may change again without a new time stamp.
 */
const UNSETTLED_MS = 100;

/**
 * The stamp of a file that may be read, or the reason why the file must not be read. A new stamp means that the file
 * has changed.
 */
type Looked = { readonly stamp: string; readonly isSettled: boolean } | { readonly fault: Fault };

/**
 * Checks a file without reading it. The file must be a regular file within the size limit, and must be inside
 * `boundary` after symbolic links are followed.
 *
 * @param boundary real path of the folder that contains all allowed targets of links
 */
export function lookAt(path: string, boundary: string): Looked {
  try {
    const link = lstatSync(path, { bigint: true });
    const linkFault = link.isSymbolicLink() ? faultOfLink(path, boundary) : undefined;
    if (linkFault !== undefined) return { fault: linkFault };
    const stats = link.isSymbolicLink() ? statSync(path, { bigint: true }) : link;
    const fault = faultOf(stats);
    if (fault !== undefined) return { fault };
    const stamp = [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino, stats.dev].join(":");
    const changed = Math.max(Number(stats.mtimeMs), Number(stats.ctimeMs));
    return { stamp, isSettled: Date.now() - changed > UNSETTLED_MS };
  } catch (error) {
    return { fault: systemFault(error) };
  }
}

/**
 * Reads a file. Stops one byte after the size limit, because that is enough to see that the file is too large. Pipes
 * and devices are refused, because reading them could wait forever.
 */
export function readBytes(path: string): { readonly bytes: Uint8Array } | { readonly fault: Fault } {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const fault = faultOf(fstatSync(descriptor, { bigint: true }));
    if (fault !== undefined) return { fault };
    return readOpen(descriptor);
  } catch (error) {
    return { fault: systemFault(error) };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function readOpen(descriptor: number): { readonly bytes: Uint8Array } | { readonly fault: Fault } {
  const size = fstatSync(descriptor).size;
  let bytes = new Uint8Array(size + 1);
  for (let length = 0; ;) {
    // The file may have grown since it was checked.
    if (length > MAX_FILE_BYTES) return { fault: tooLarge(length) };
    if (length === bytes.length) {
      const grown = new Uint8Array(MAX_FILE_BYTES + 1);
      grown.set(bytes);
      bytes = grown;
    }
    const count = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (count === 0) return { bytes: bytes.subarray(0, length) };
    length += count;
  }
}

/** Returns the names in a folder, sorted by code point, or the reason why the folder cannot be read. */
export function listFolder(
  path: string,
  boundary: string,
): { readonly names: readonly Listed[] } | { readonly fault: Fault } {
  try {
    if (!isInside(realpathSync(path), boundary)) return { fault: OUTSIDE };
    const names = readdirSync(path, { withFileTypes: true }).map((item) => ({
      name: item.name,
      isFolder: item.isDirectory(),
    }));
    return { names: names.sort((left, right) => (left.name < right.name ? -1 : 1)) };
  } catch (error) {
    return { fault: systemFault(error) };
  }
}

/**
 * The name of a file or folder inside a folder. A symbolic link to a folder counts as a file here, and is refused
 * later.
 */
interface Listed {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Returns the real path of a folder, with all symbolic links followed, or undefined if there is no such folder. */
export function realFolder(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function faultOfLink(path: string, boundary: string): Fault | undefined {
  try {
    return isInside(realpathSync(path), boundary) ? undefined : OUTSIDE;
  } catch {
    const message = "the target of this symbolic link does not exist";
    return { code: "dangling-link", message, hint: "put the file itself here, or delete the link" };
  }
}

const OUTSIDE: Fault = {
  code: "link-outside",
  message: "this is a symbolic link to a place outside the spec folder",
  hint: "put a copy of the file here",
};

function faultOf(stats: BigIntStats): Fault | undefined {
  if (!stats.isFile()) {
    const message = stats.isDirectory() ? "this is a folder, not a file" : "this is not a regular file";
    return { code: "no-file", message, hint: "an entry is a text file in YAML" };
  }
  return stats.size > BigInt(MAX_FILE_BYTES) ? tooLarge(Number(stats.size)) : undefined;
}

function tooLarge(size: number): Fault {
  const message = `the file has ${size.toLocaleString("en")} bytes, so it is not read`;
  return {
    code: "too-large",
    message,
    hint: `at most ${MAX_FILE_BYTES.toLocaleString("en")} bytes (1 MiB) are allowed`,
  };
}

/** Error codes of the operating system, with an explanation for the author. */
const SYSTEM_FAULTS: Readonly<Record<string, Fault>> = {
  ENOENT: { code: "missing-file", message: "this file does not exist", hint: "create or restore the file" },
  EACCES: {
    code: "unreadable",
    message: "hubsmith has no permission to read the file",
    hint: "allow reading, for example with chmod +r",
  },
  EPERM: {
    code: "unreadable",
    message: "hubsmith has no permission to read the file",
    hint: "allow reading, for example with chmod +r",
  },
};

function systemFault(error: unknown): Fault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  return SYSTEM_FAULTS[code] ?? { code: "unreadable", message: `the file cannot be read (${code})` };
}
