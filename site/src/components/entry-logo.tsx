import { toLocalId } from "hubsmith/react";
import { useContext, type ReactNode } from "react";
import type { LogoKind } from "../services.ts";
import { SiteContext } from "../site-context.ts";

export interface EntryLogoProps {
  readonly kind: LogoKind;
  /** Id of the entry. */
  readonly id: string;
  /** Name of the entry. Its first letter is shown if there is no logo. */
  readonly name: string;
  /** True: the size of a page heading. Default: the height of a line. */
  readonly isLarge?: boolean;
}

/** The logo of an entry, or its first letter. Decorative, because the name is next to it. */
export function EntryLogo({ kind, id, name, isLarge = false }: EntryLogoProps): ReactNode {
  const { services, drawnLogos } = useContext(SiteContext);
  const drawing = services.logos[kind][id];
  const className = isLarge ? "entry-logo large" : "entry-logo";
  if (drawing === undefined) {
    const [letter = ""] = name.replace(/^[^\p{L}\p{N}]+/u, "");
    return (
      <span className={`${className} monogram`} aria-hidden="true">
        {letter.toUpperCase()}
      </span>
    );
  }
  // Entries of one company share a logo. A page contains its outlines only once.
  const local = toLocalId(`logo-${drawing.name}`);
  const isDrawn = drawnLogos.has(local);
  drawnLogos.add(local);
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24" focusable="false">
        {isDrawn ? (
          <use href={`#${local}`} />
        ) : (
          <g id={local} {...(drawing.isEvenOdd && { fillRule: "evenodd" as const })}>
            {drawing.shapes.map(({ outline, opacity }) => (
              <path key={outline} d={outline} opacity={opacity} />
            ))}
          </g>
        )}
      </svg>
    </span>
  );
}
