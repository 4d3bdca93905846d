/* URLs of pages on the hub and on GitHub. This file needs no React, because the command line uses it too. */

const HERE = "https://here.invalid/";

/**
 * Checks a URL from untrusted data. Only `https:` and relative URLs are safe to follow.
 *
 * @param address any text; `javascript:`, `data:`, `http:` and similar URLs are refused in every spelling
 * @returns the URL, or undefined if it is not safe
 */
export function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const url = new URL(address, HERE);
  if (url.protocol !== "https:") return undefined;
  return url.href.startsWith(HERE) ? address : url.href;
}

/** Matches a repository id that the hub allows: `owner/name`, or a name without an owner. */
const REPOSITORY_ID = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)?$/;

/**
 * Returns the URL of a model's page on the hub.
 *
 * @param id any text
 * @returns undefined if the text cannot be the id of a repository
 */
export function hubModelAddress(id: string): string | undefined {
  return REPOSITORY_ID.test(id) && !id.includes("..") ? `https://huggingface.co/${id}` : undefined;
}

/** URL of the repository that contains the specs, without a slash at its end. */
export const REPOSITORY_URL = "https://github.com/hubsmith/hubsmith";

/**
 * Returns the URL at which GitHub edits a file of the repository.
 *
 * @param path path from the root of the repository, for example `spec/tasks/translation.yaml`
 * @param repository URL of the repository, `https:` only; default: {@link REPOSITORY_URL}
 * @param branch branch or tag; default: `main`
 * @returns undefined if `repository` is not a safe URL
 */
export function fileAddress(path: string, repository = REPOSITORY_URL, branch = "main"): string | undefined {
  const steps = [branch, ...path.split("/").filter((step) => !["", ".", ".."].includes(step))];
  return safeAddress(`${repository.replace(/(?<!\/)\/+$/, "")}/edit/${steps.map(encodeURIComponent).join("/")}`);
}
