import type { DrawLogo } from "hubsmith/react";
import { LOGO_ID, logoPath } from "./logo-path.ts";

/** Shows the logo of an entry as an image from its own file. Use it for elements that scripts create in the browser. */
export const drawLogo: DrawLogo = (kind, key) => (
  <svg className="entry-logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`${import.meta.env.BASE_URL}${logoPath(kind, key)}#${LOGO_ID}`} />
  </svg>
);
