import type { ReactNode } from "react";

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

/** Properties of `UpdateOnGitHub`. */
export interface UpdateOnGitHubProps {
  /** Path of the entry in the repository, for example `spec/tasks/translation.yaml`. */
  readonly path: string;
  /** URL of the repository, `https:` only. Default: Hubsmith's own. */
  readonly repository?: string;
  /** Branch that the link leads to. Default: `main`. */
  readonly branch?: string;
}

/** A link that edits the source file of a page on GitHub. It opens in a new tab that has no access to this page. */
export function UpdateOnGitHub({ path, repository, branch }: UpdateOnGitHubProps): ReactNode {
  return (
    <a className="hs-update" href={fileAddress(path, repository, branch)} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="m10.5 2.8 2.7 2.7-7.6 7.6-3.3.6.6-3.3zM9 4.3 11.7 7" />
      </svg>
      Update on GitHub<span className="hs-hidden"> (opens in a new tab)</span>
    </a>
  );
}
