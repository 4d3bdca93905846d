import type { Json } from "../spec/entry.ts";
import { objectOf, textOf } from "../spec/json.ts";

/**
 * Returns one sentence about how the snippets of a library were verified, or undefined if they were not.
 *
 * @param data an entry of spec/apis
 */
export function verifiedOf(data: Json | undefined): string | undefined {
  const { executed, checked, newest } = objectOf(data);
  if (executed !== undefined) {
    const { packages, date } = objectOf(executed);
    const [name = ""] = Object.keys(objectOf(packages));
    const version = textOf(objectOf(packages)[name]);
    return `Run with ${name} ${version} on ${dayOf(date)}${newestOf(newest, version)}`;
  }
  if (checked !== undefined) {
    const { repository, commit, date } = objectOf(checked);
    const name = textOf(repository)?.split("/").at(-1);
    const short = textOf(commit)?.slice(0, SHORT);
    return `Calls checked against ${name}@${short} on ${dayOf(date)}${newestOf(newest, short)}`;
  }
  return undefined;
}

/** Length of a shortened commit hash. */
const SHORT = 7;

/** Returns the end of the sentence, which names the newest version if it is not the one that was verified. */
function newestOf(newest: Json | undefined, verified: string | undefined): string {
  const { version, commit, date } = objectOf(newest);
  const name = textOf(version) ?? textOf(commit)?.slice(0, SHORT);
  return name === undefined || name === verified ? "" : ` (newest on ${dayOf(date)}: ${name})`;
}

/** The way in which the snippets of a library were verified. */
export type Verification = "executed" | "checked" | "unverified";

/** Returns the strongest verification in an entry of spec/apis. Returns `unverified` if there is no entry. */
export function verificationOf(data: Json | undefined): Verification {
  const { executed, checked } = objectOf(data);
  return executed !== undefined ? "executed" : checked !== undefined ? "checked" : "unverified";
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats a date, such as `23 Nov 2026` for `2026-11-23`. */
function dayOf(date: Json | undefined): string {
  const [year, month, day] = (textOf(date) ?? "").split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
