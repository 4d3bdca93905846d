import { loadFromApps, loadFromProviders, UseThisModel, type UseThisModelProps, type DrawLogo } from "hubsmith/react";
import type { ReactNode } from "react";
import { LOGO_ID, logoPath } from "../logos/logo-path.ts";
import { siteAddress } from "../site-files.ts";

/**
 * The dialog "Use this model". The page stores its props as JSON, which cannot contain functions. Therefore, the props
 * that are functions are added here.
 */
export function ModelUse(props: Omit<UseThisModelProps, "apps" | "hostedSnippets" | "logo">): ReactNode {
  return <UseThisModel {...props} hostedSnippets={loadFromProviders} apps={loadFromApps} logo={drawLogo} />;
}

/** Draws the logo of an entry in elements that scripts create. The browser loads the logo from a file. */
export const drawLogo: DrawLogo = (kind, key) => (
  <svg className="entry-logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`${siteAddress(logoPath(kind, key))}#${LOGO_ID}`} />
  </svg>
);
