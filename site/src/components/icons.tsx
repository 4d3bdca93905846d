import type { ReactNode } from "react";

/** Line drawings on a 24 × 24 grid, by modality. */
const MODALITY_PATHS: Readonly<Record<string, string>> = {
  multimodal: "M8.5 14a5 5 0 1 1 0-10 5 5 0 0 1 0 10zM15.5 20a5 5 0 1 1 0-10 5 5 0 0 1 0 10z",
  nlp: "M4 6h16M4 11h16M4 16h10",
  cv: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  audio: "M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4",
  tabular: "M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14",
  rl: "M6 9h12v10H6zM12 5v4M9.5 13.5v1M14.5 13.5v1M3 12v4M21 12v4",
  other: "m12 3 2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z",
};

/** The drawing of a modality; decoration only. */
export function ModalityIcon({ modality }: { readonly modality: string }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d={MODALITY_PATHS[modality] ?? MODALITY_PATHS["other"]} />
    </svg>
  );
}

/** The anvil of the house. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" />
      <path d="M4 11h6V9h17v3c-3 .3-6 2-6.5 4.5V18l3 3.5V24H10v-2.5l3-3.5v-1C8 17 4.6 14.8 4 11z" />
    </svg>
  );
}

/** A magnifying glass; decoration only. */
export function SearchIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20" />
    </svg>
  );
}

/** Three bars; a cross while the menu is open. Decoration only. */
export function MenuIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path className="when-closed" d="M4 7h16M4 12h16M4 17h16" />
      <path className="when-open" d="M6 6l12 12M18 6 6 18" />
    </svg>
  );
}
