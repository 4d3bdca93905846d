import type { ReactNode } from "react";
import type { Cursor } from "../editor.tsx";
import type { HoleKind, ShownHole } from "./holes.ts";

/** Names of the kinds of holes, in the order of the legend. */
const KIND_NAMES: Readonly<Record<HoleKind, string>> = {
  string: "Text in a string",
  literal: "A whole literal",
  json: "JSON",
  word: "Word of a command",
  comment: "Comment",
  name: "Name or number, not escaped",
};

export interface HolesProps {
  readonly holes: readonly ShownHole[];
  readonly onShow: (hole: ShownHole) => void;
}

/** The legend of colours, and a list of all holes. For each hole, the list shows the format of the inserted value. */
export function Holes({ holes, onShow }: HolesProps): ReactNode {
  const kinds = (Object.keys(KIND_NAMES) as HoleKind[]).filter((kind) => holes.some((hole) => hole.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <div className="holes">
      <ul className="legend" aria-label="Colours of the holes">
        {kinds.map((kind) => (
          <li key={kind}>
            <mark className={`mark-${kind}`}>{"{{…}}"}</mark> {KIND_NAMES[kind]}
          </li>
        ))}
      </ul>
      <details>
        <summary>How {holes.length === 1 ? "the hole is" : `the ${holes.length} holes are`} written</summary>
        <ul className="hole-list">
          {holes.map((hole) => (
            <li key={`${hole.line}:${hole.column}:${hole.kind}`}>
              <button type="button" className="place" onClick={() => onShow(hole)}>
                Line {hole.line}
              </button>{" "}
              <Hole hole={hole} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Describes the hole at the cursor, if there is one. */
export function HoleAtCursor({
  holes,
  cursor,
}: {
  readonly holes: readonly ShownHole[];
  readonly cursor: Cursor | undefined;
}): ReactNode {
  const hole = holes.find(
    ({ line, column, width }) => line === cursor?.line && column <= cursor.column && cursor.column <= column + width,
  );
  return (
    <output className="status hole-here">
      {hole === undefined ? (
        holes.length > 0 && "Put the cursor into a hole to see how its value is escaped."
      ) : (
        <Hole hole={hole} />
      )}
    </output>
  );
}

function Hole({ hole: { name, kind, written } }: { readonly hole: ShownHole }): ReactNode {
  return (
    <>
      <mark className={`mark-${kind}`}>
        <code>{name}</code>
      </mark>{" "}
      {written}
    </>
  );
}
