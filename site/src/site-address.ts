/**
 * Returns the address of a page or a file of this site: `/tasks/` becomes `/hub/tasks/` if the base path is `/hub/`. The
 * build sets the base path, for rendered pages and for scripts in the browser.
 *
 * @param path path without the base, with or without a slash at the start
 */
export function siteAddress(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, "");
}
