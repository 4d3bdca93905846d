import type { ReactNode } from "react";

/** The anvil of the logo, on a 32 × 32 grid. */
export const ANVIL_PATH = "M4 11h6V9h17v3c-3 .3-6 2-6.5 4.5V18l3 3.5V24H10v-2.5l3-3.5v-1C8 17 4.6 14.8 4 11z";

/** Line drawings on a 24 × 24 grid, by modality. */
export const MODALITY_PATHS: Readonly<Record<string, string>> = {
  multimodal: "M8.5 14a5 5 0 1 1 0-10 5 5 0 0 1 0 10zM15.5 20a5 5 0 1 1 0-10 5 5 0 0 1 0 10z",
  nlp: "M4 6h16M4 11h16M4 16h10",
  cv: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  audio: "M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4",
  tabular: "M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14",
  rl: "M6 9h12v10H6zM12 5v4M9.5 13.5v1M14.5 13.5v1M3 12v4M21 12v4",
  other: "m12 3 2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z",
};

/**
 * Outlines on a 24 × 24 grid, by modality. The outlines differ, so that visitors can distinguish modalities without
 * colours.
 */
export const HALLMARK_SHAPES: Readonly<Record<string, string>> = {
  multimodal: "M8 3h8a9 9 0 0 1 0 18H8A9 9 0 0 1 8 3z",
  nlp: "M7 1h10l6 6v10l-6 6H7l-6-6V7z",
  cv: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
  audio: "M2 2h20v11c0 5-4 8-10 10-6-2-10-5-10-10z",
  tabular: "M2 2h20v20H2z",
  rl: "M12 1l10 5.5v11L12 23 2 17.5v-11z",
  other: "M12 0l12 12-12 12L0 12z",
};

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
