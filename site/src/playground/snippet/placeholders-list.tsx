import type { ReactNode } from "react";
import type { Cursor } from "../editor.tsx";
import type { PlaceholderKind, ShownPlaceholder } from "./placeholders.ts";

/** Names of the kinds of placeholders, in the order of the legend. */
const KIND_NAMES: Readonly<Record<PlaceholderKind, string>> = {
  string: "Text in a string",
  literal: "A whole literal",
  json: "JSON",
  word: "Word of a command",
  comment: "Comment",
  name: "Name or number, not escaped",
};

export interface PlaceholdersProps {
  readonly placeholders: readonly ShownPlaceholder[];
  readonly onShow: (placeholder: ShownPlaceholder) => void;
}

/** The legend of colours, and a list of all placeholders. For each placeholder, the list shows the format of the inserted value. */
export function Placeholders({ placeholders, onShow }: PlaceholdersProps): ReactNode {
  const kinds = (Object.keys(KIND_NAMES) as PlaceholderKind[]).filter((kind) => placeholders.some((placeholder) => placeholder.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <div className="placeholders">
      <ul className="legend" aria-label="Colours of the placeholders">
        {kinds.map((kind) => (
          <li key={kind}>
            <mark className={`mark-${kind}`}>{"{{…}}"}</mark> {KIND_NAMES[kind]}
          </li>
        ))}
      </ul>
      <details>
        <summary>How {placeholders.length === 1 ? "the placeholder is" : `the ${placeholders.length} placeholders are`} written</summary>
        <ul className="placeholder-list">
          {placeholders.map((placeholder) => (
            <li key={`${placeholder.line}:${placeholder.column}:${placeholder.kind}`}>
              <button type="button" className="place" onClick={() => onShow(placeholder)}>
                Line {placeholder.line}
              </button>{" "}
              <Placeholder placeholder={placeholder} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Describes the placeholder at the cursor, if there is one. */
export function PlaceholderAtCursor({
  placeholders,
  cursor,
}: {
  readonly placeholders: readonly ShownPlaceholder[];
  readonly cursor: Cursor | undefined;
}): ReactNode {
  const placeholder = placeholders.find(
    ({ line, column, width }) => line === cursor?.line && column <= cursor.column && cursor.column <= column + width,
  );
  return (
    <output className="status placeholder-here">
      {placeholder === undefined ? (
        placeholders.length > 0 && "Put the cursor into a placeholder to see how its value is escaped."
      ) : (
        <Placeholder placeholder={placeholder} />
      )}
    </output>
  );
}

function Placeholder({ placeholder: { name, kind, written } }: { readonly placeholder: ShownPlaceholder }): ReactNode {
  return (
    <>
      <mark className={`mark-${kind}`}>
        <code>{name}</code>
      </mark>{" "}
      {written}
    </>
  );
}
