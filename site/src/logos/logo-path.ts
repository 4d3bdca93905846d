import type { LogoKind } from "../services.ts";

/** Id of the drawing within its file. */
export const LOGO_ID = "logo";

/** Returns the path of the file with an entry's logo, without a slash before it. */
export function logoPath(kind: LogoKind, id: string): string {
  return `logos/${kind}/${encodeURIComponent(id)}.svg`;
}

/** Returns the same path by the path of the entry's page: `/libraries/transformers/`. Other pages have none. */
export function logoPathOfPage(path: string): string | undefined {
  const [, page] = /^\/((?:libraries|providers|apps|clients)\/[^/]+)\/$/.exec(path) ?? [];
  return page === undefined ? undefined : `logos/${page}.svg`;
}
