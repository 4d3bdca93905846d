/** The text of a page's social image, which previews of links show. */
export interface SocialText {
  readonly title: string;
  readonly description: string;
  /** The section of the site, above the title; absent on the section's own page. */
  readonly section?: string | undefined;
  /** Modality of a task. The image contains the hallmark of the modality. */
  readonly modality?: string | undefined;
}

/** Returns the path of a page's social image. */
export function socialPath(path: string): string {
  return `social/${path.replaceAll(/^\/|\/$/g, "") || "home"}.png`;
}
