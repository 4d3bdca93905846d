/** The text of a page's social image: the picture of a shared link. */
export interface SocialText {
  readonly title: string;
  readonly description: string;
  /** The part of the site, shown above the title; absent on its own page. */
  readonly section?: string | undefined;
  /** Modality of a task, whose hallmark is drawn. */
  readonly modality?: string | undefined;
}

/** Returns the path of a page's social image, below the site. */
export function socialPath(path: string): string {
  return `social/${path.replaceAll(/^\/|\/$/g, "") || "home"}.png`;
}
