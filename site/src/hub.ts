const HUB_URL = "https://huggingface.co";

/** The start of a repository's path on the hub, by kind of repository. */
const FOLDERS = { model: "", dataset: "datasets/", space: "spaces/" } as const;

/**
 * Returns the address of a repository on the hub.
 *
 * @param id `owner/name`, or only a name
 */
export function hubAddress(kind: keyof typeof FOLDERS, id: string): string {
  return `${HUB_URL}/${FOLDERS[kind]}${id.split("/").map(encodeURIComponent).join("/")}`;
}

export function videoAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}
