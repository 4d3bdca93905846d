import type { ReactNode } from "react";

/** One page of the site, ready to render. */
export interface Page {
  /** Title of the page. The name of the site is added. */
  readonly title: string;
  /** One or two sentences for search results, as plain text. */
  readonly description: string;
  readonly content: ReactNode;
  /** The modality of a task, for the social image. */
  readonly modality?: string;
  /** True if the page starts workers. Its security policy then allows them. */
  readonly usesWorkers?: boolean;
  /** Origins to which scripts of the page can send requests, besides the site's own. Default: none. */
  readonly connects?: readonly string[];
}
