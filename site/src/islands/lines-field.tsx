import { useEffect, useId, useRef, type ReactNode } from "react";

/** Maximum number of lines that are read, so that a very long text does not block the page. */
export const MOST_LINES = 200;

export interface LinesFieldProps {
  readonly label: string;
  /** Initial lines. */
  readonly start: readonly string[];
  readonly rows: number;
  /** Called at the start and after every change, with all lines that are not empty. The lines are trimmed. */
  readonly onLines: (lines: readonly string[]) => void;
}

/** A field for a list of names, one name per line. */
export function LinesField({ label, start, rows, onLines }: LinesFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tell = (): void => onLines(linesOf(field.current?.value ?? ""));
  // Reports text that the visitor typed before the script loaded.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first content must be reported
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
