import type { ReactNode } from "react";
import { fileAddress } from "./addresses.ts";

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
