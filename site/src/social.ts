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
