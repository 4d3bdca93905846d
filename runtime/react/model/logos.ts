import type { ReactNode } from "react";
import type { TabChoice } from "../page/tabs.tsx";

/** The kinds of entries that have a logo. */
export type LogoKind = "libraries" | "providers" | "apps";

/**
 * Draws a small logo next to a name.
 *
 * @param kind kind of the entry
 * @param key key of the entry, such as `transformers`
 * @param name name of the entry. Its first letter can replace a missing logo
 */
export type DrawLogo = (kind: LogoKind, key: string, name: string) => ReactNode;

/** Returns choices with their logos. Without `draw`, returns the choices unchanged. */
export function withLogos<Choice extends TabChoice>(
  choices: readonly Choice[],
  kind: LogoKind,
  draw: DrawLogo | undefined,
): readonly Choice[] {
  if (draw === undefined) return choices;
  return choices.map((choice) => ({ ...choice, logo: draw(kind, choice.key, choice.label) }));
}
