import type { ReactNode } from "react";

/** One page of the site, ready to render. */
export interface Page {
  /** Title of the page itself; the site's name is added. */
  readonly title: string;
  /** One or two sentences for search results, without markup. */
  readonly description: string;
  readonly content: ReactNode;
  /** The modality of a task, for the page's social image. */
  readonly modality?: string;
  /** True: the page starts workers of this site, which its security policy then allows. */
  readonly usesWorkers?: boolean;
  /** Origins that scripts of the page may ask, beside its own. Default: none. */
  readonly connects?: readonly string[];
}
