import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { textOf } from "../../json.ts";

/** Checks that addresses of a library are https addresses without a user name and password. */
export const badUrl = perEntry(["libraries"], function* (entry): Generator<Finding> {
  for (const field of ["repoUrl", "docsUrl"]) {
    const address = textOf(entry.data[field]);
    const flaw = address === undefined ? undefined : flawOf(address);
    if (flaw === undefined) continue;
    const hint = "write the address as a browser shows it, for example https://github.com/owner/name";
    yield { entry, path: [field], code: "bad-url", message: `${field} ${flaw}`, hint };
  }
});

function flawOf(address: string): string | undefined {
  if (!URL.canParse(address)) return "is not a valid web address";
  const url = new URL(address);
  if (url.protocol !== "https:") return `starts with ${url.protocol} instead of https:`;
  if (url.username !== "" || url.password !== "") return "contains a user name or password";
  if (!url.hostname.includes(".")) return "has a host name without a domain";
  return undefined;
}
