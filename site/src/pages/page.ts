import type { ReactNode } from "react";

/** One page of the site, ready to render. */
export interface Page {
  /** Title of the page, without the name of the site. The build adds this name. */
  readonly title: string;
  /** One or two sentences for search results, as plain text. */
  readonly description: string;
  readonly content: ReactNode;
  /** Modality of the task, for the social image. Only pages of tasks have a modality. */
  readonly modality?: string;
  /** True if the page starts workers. The security policy of the page then allows workers. */
  readonly usesWorkers?: boolean;
  /** Origins to which scripts of the page can send requests, besides the site's own. Default: none. */
  readonly connects?: readonly string[];
}
