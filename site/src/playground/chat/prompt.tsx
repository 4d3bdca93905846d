import type { ReactNode } from "react";

/** Maximum length of the prompt on the page, in characters. The copy button copies the whole prompt. */
const MOST_SHOWN = 100_000;

export interface PromptProps {
  readonly text: string;
  /** Start and end of each text that the assistant wrote, in UTF-16 units. */
  readonly spans: readonly (readonly [number, number])[];
  readonly showWhiteSpace: boolean;
}

/** A prompt with marks for the assistant's text and, if requested, for white space. Copied text contains no marks. */
export function Prompt({ text, spans, showWhiteSpace }: PromptProps): ReactNode {
  const shown = text.slice(0, MOST_SHOWN);
  const draw = (piece: string): ReactNode => (showWhiteSpace ? drawn(piece) : piece);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of spans) {
    if (start < from || start >= shown.length) continue;
    pieces.push(
      <span key={`t${from}`}>{draw(shown.slice(from, start))}</span>,
      <mark key={start} className="generated">
        {draw(shown.slice(start, end))}
      </mark>,
    );
    from = end;
  }
  return (
    <>
      {pieces}
      {draw(shown.slice(from))}
      {text.length > MOST_SHOWN && (
        <span className="quiet">{`\n… ${(text.length - MOST_SHOWN).toLocaleString("en")} more characters`}</span>
      )}
    </>
  );
}

/** Marks the spaces, tabs and line ends in a text. The style sheet draws the marks. */
function drawn(text: string): ReactNode {
  return text.split(/( +|\t|\n)/).map((piece, index) => {
    if (piece === "") return null;
    if (piece.startsWith(" "))
      return (
        <span key={index} className="space">
          {piece}
        </span>
      );
    if (piece === "\t")
      return (
        <span key={index} className="tab">
          {piece}
        </span>
      );
    if (piece === "\n")
      return (
        <span key={index} className="line-end">
          {piece}
        </span>
      );
    return piece;
  });
}
