import { useEffect, useId, useRef, type ReactNode } from "react";

/** Longest list that is read, so that a pasted book does not stop the page. */
export const MOST_LINES = 200;

export interface LinesFieldProps {
  readonly label: string;
  /** Lines to begin with. */
  readonly start: readonly string[];
  readonly rows: number;
  /** Told the lines that are not empty, without white space around them, at the start and after every change. */
  readonly onLines: (lines: readonly string[]) => void;
}

/** A field for a list of names, one per line. */
export function LinesField({ label, start, rows, onLines }: LinesFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tell = (): void => onLines(linesOf(field.current?.value ?? ""));
  // What was typed before the script came counts too.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once is enough
  useEffect(tell, []);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        defaultValue={start.join("\n")}
        onChange={tell}
      />
    </>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
