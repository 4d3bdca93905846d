import { APP_LIST } from "hubsmith/apps";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LIBRARY_LIST } from "../catalogue/catalogue.ts";
import type { LogoKind, BuildData } from "../build-data.ts";
import { LogoShapes } from "./entry-logo.tsx";
import { LOGO_ID, logoPath, monogramOf } from "./logo-path.ts";

/** Width and height of the grid of a logo. */
const SIDE = 24;

/**
 * Returns an SVG file for each entry that has a page: its logo, or the first letter of its name. Scripts show these
 * files in the elements that they create, so that pages need not contain all logos.
 */
export function logoFiles(buildData: BuildData): ReadonlyMap<string, string> {
  const entries: readonly (readonly [kind: LogoKind, id: string, name: string])[] = [
    ...LIBRARY_LIST.map(({ key, data }) => ["libraries", key, data.prettyLabel] as const),
    ...buildData.providers.map(({ id, name }) => ["providers", id, name] as const),
    ...APP_LIST.map(({ key, prettyLabel }) => ["apps", key, prettyLabel] as const),
    ...buildData.clients.map(({ id, title }) => ["clients", id, title] as const),
  ];
  return new Map(
    entries.map(([kind, id, name]) => [decodeURIComponent(logoPath(kind, id)), pictureOf(buildData, kind, id, name)]),
  );
}

function pictureOf({ logos }: BuildData, kind: LogoKind, id: string, name: string): string {
  const drawing = logos[kind][id];
  const content: ReactElement =
    drawing === undefined ? <Monogram letter={monogramOf(name)} /> : <LogoShapes id={LOGO_ID} drawing={drawing} />;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIDE} ${SIDE}`}>
      {content}
    </svg>,
  );
}

function Monogram({ letter }: { readonly letter: string }): ReactElement {
  return (
    <g id={LOGO_ID}>
      <rect width={SIDE} height={SIDE} rx={5} opacity={0.1} />
      <text x={SIDE / 2} y={17} textAnchor="middle" fontSize={13.5} fontWeight={600} opacity={0.75}>
        {letter}
      </text>
    </g>
  );
}
