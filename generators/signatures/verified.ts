import type { Json } from "../spec/entry.ts";
import { objectOf, textOf } from "../spec/json.ts";

/**
 * Returns one sentence about how the snippets of a library were verified, or undefined if they were not.
 *
 * @param data an entry of spec/apis
 */
export function verifiedOf(data: Json | undefined): string | undefined {
  const { executed, checked } = objectOf(data);
  if (executed !== undefined) {
    const { packages, date } = objectOf(executed);
    const [name = ""] = Object.keys(objectOf(packages));
    return `Run with ${name} ${textOf(objectOf(packages)[name])} on ${dayOf(textOf(date) ?? "")}`;
  }
  if (checked !== undefined) {
    const { repository, commit } = objectOf(checked);
    const name = textOf(repository)?.split("/").at(-1);
    return `Calls checked against ${name}@${textOf(commit)?.slice(0, 7)}`;
  }
  return undefined;
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
function dayOf(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
