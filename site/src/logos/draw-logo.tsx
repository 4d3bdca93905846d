import type { DrawLogo } from "hubsmith/react";
import { LOGO_ID, logoPath } from "./logo-path.ts";
import { siteAddress } from "../site-address.ts";

/** Draws the logo of an entry in elements that scripts create. The browser loads the logo from a file. */
export const drawLogo: DrawLogo = (kind, key) => (
  <svg className="entry-logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`${siteAddress(logoPath(kind, key))}#${LOGO_ID}`} />
  </svg>
);
