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

/** The text in the social image of a page. Previews of links show this image. */
export interface SocialText {
  readonly title: string;
  readonly description: string;
  /** The name of the site's section, which is shown above the title. Absent on the first page of a section. */
  readonly section?: string | undefined;
  /** Modality of the task, whose symbol the image contains. Only pages of tasks have a modality. */
  readonly modality?: string | undefined;
}

/** Returns the path of a page's social image. */
export function socialPath(path: string): string {
  return `social/${path.replaceAll(/^\/|\/$/g, "") || "home"}.png`;
}
