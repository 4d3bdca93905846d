import type { ReactNode } from "react";
import { ANVIL_PATH, HALLMARK_SHAPES, MODALITY_PATHS } from "./hallmark-paths.ts";

/**
 * The symbol of a modality: a line drawing inside an outline. Every modality has its own drawing and outline. Screen
 * readers skip it.
 */
export function Hallmark({ modality }: { readonly modality: string }): ReactNode {
  return (
    <svg className="hallmark" data-modality={modality} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="hallmark-shape" d={HALLMARK_SHAPES[modality] ?? HALLMARK_SHAPES["other"]} />
      <path d={MODALITY_PATHS[modality] ?? MODALITY_PATHS["other"]} transform="translate(5.4 5.4) scale(0.55)" />
    </svg>
  );
}

/** The large anvil below the code of the home page. Screen readers skip it. */
export function Anvil(): ReactNode {
  return (
    <svg className="anvil" viewBox="4 9 23 15" aria-hidden="true" focusable="false">
      <path d={ANVIL_PATH} />
    </svg>
  );
}

/** The anvil of the logo. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" />
      <path d={ANVIL_PATH} />
    </svg>
  );
}

/** A magnifying glass. Screen readers skip it. */
export function SearchIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20" />
    </svg>
  );
}

/** Three bars, or a cross while the menu is open. Screen readers skip it. */
export function MenuIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path className="when-closed" d="M4 7h16M4 12h16M4 17h16" />
      <path className="when-open" d="M6 6l12 12M18 6 6 18" />
    </svg>
  );
}
