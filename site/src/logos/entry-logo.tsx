import { toLocalId } from "hubsmith/react";
import { type ReactElement, type ReactNode } from "react";
import type { LogoKind, BuildData } from "../build-data.ts";
import { useSite } from "../site-context.ts";
import { monogramOf } from "./logo-path.ts";

export interface EntryLogoProps {
  readonly kind: LogoKind;
  readonly id: string;
  /** Name of the entry. If the entry has no logo, the first letter of its name is shown. */
  readonly name: string;
  /** True for a logo as large as a page heading. By default, the logo is as high as a line of text. */
  readonly isLarge?: boolean;
}

/**
 * The logo of an entry, or the first letter of its name. Screen readers skip the logo, because the name is next to it.
 */
export function EntryLogo({ kind, id, name, isLarge = false }: EntryLogoProps): ReactNode {
  const { buildData, drawnLogos } = useSite();
  const drawing = buildData.logos[kind][id];
  const className = isLarge ? "entry-logo large" : "entry-logo";
  if (drawing === undefined) {
    return (
      <span className={`${className} monogram`} aria-hidden="true">
        {monogramOf(name)}
      </span>
    );
  }
  // Entries of one company share a logo. A page contains the outlines of each logo only once. If a page shows a logo
  // again, it refers to these outlines.
  const local = toLocalId(`logo-${drawing.name}`);
  const isDrawn = drawnLogos.has(local);
  drawnLogos.add(local);
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24" focusable="false">
        {isDrawn ? <use href={`#${local}`} /> : <LogoShapes id={local} drawing={drawing} />}
      </svg>
    </span>
  );
}

interface LogoShapesProps {
  readonly id: string;
  readonly drawing: BuildData["logos"][LogoKind][string];
}

/** The outlines of a logo, on a grid of 24 × 24. */
export function LogoShapes({ id, drawing }: LogoShapesProps): ReactElement {
  return (
    <g id={id} {...(drawing.isEvenOdd && { fillRule: "evenodd" as const })}>
      {drawing.shapes.map(({ outline, opacity }) => (
        <path key={outline} d={outline} opacity={opacity} />
      ))}
    </g>
  );
}
