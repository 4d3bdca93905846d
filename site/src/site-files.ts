/** Folder of the media files in demos. */
export const MEDIA_PATH = "/media/";
/** Folder of the sample files that code reads. */
export const SAMPLES_PATH = "/samples/";

/**
 * Returns the address of a page or a file of this site: `/tasks/` becomes `/hub/tasks/` if the base path is `/hub/`. The
 * build sets the base path, for rendered pages and for scripts in the browser.
 *
 * @param path path without the base, with or without a slash at the start
 */
export function siteAddress(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, "");
}

const files = new Map<string, Promise<unknown>>();

/**
 * Reads a JSON file of this site. Reads each file only once; after a failure, the next call reads it again.
 *
 * @throws Error with a message for the visitor
 */
export async function siteFile<Content>(path: string): Promise<Content> {
  const file = files.get(path) ?? fetchJson(siteAddress(path));
  files.set(path, file);
  try {
    return (await file) as Content;
  } catch (error) {
    files.delete(path);
    throw error;
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined) throw new Error("The site cannot be reached.");
  if (!response.ok) throw new Error(`The site answered ${response.status} for ${address}.`);
  return response.json();
}
