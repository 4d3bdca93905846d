import type { LogoKind } from "../build-data.ts";

/** Id of the drawing in each logo file. */
export const LOGO_ID = "logo";

/** Returns the path of the file with an entry's logo, without a leading slash. */
export function logoPath(kind: LogoKind, id: string): string {
  return `logos/${kind}/${encodeURIComponent(id)}.svg`;
}

/**
 * Returns the path of an entry's logo.
 *
 * @param path path of a page, such as `/libraries/transformers/`
 * @returns undefined if the page is not the page of an entry
 */
export function logoPathOfPage(path: string): string | undefined {
  const [, page] = /^\/((?:libraries|providers|apps|clients)\/[^/]+)\/$/.exec(path) ?? [];
  return page === undefined ? undefined : `logos/${page}.svg`;
}

/** Returns the letter that is shown for an entry without a logo. */
export function monogramOf(name: string): string {
  const [letter = ""] = name.replace(/^[^\p{L}\p{N}]+/u, "");
  return letter.toUpperCase();
}
