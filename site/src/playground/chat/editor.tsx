import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";

/** A part of a line to underline. Lines and columns are counted from 1. A column is one UTF-16 unit. */
export interface EditorMark {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

export interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly mark: EditorMark | undefined;
  /** Height of the field: `tall` for the main text of a page, `low` for additional fields. */
  readonly size: "tall" | "middle" | "low";
  /** Id of the element that describes the problem. */
  readonly describedBy: string | undefined;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
}

/** A code field with line numbers and an underlined part. Tab moves the focus to the next element. */
export function Editor(props: EditorProps): ReactNode {
  const { label, value, onChange, mark, size, describedBy, field } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  useEarlyTyping(area, value, onChange);
  const lines = value.split("\n");
  return (
    <div className="editor">
      <label htmlFor={id}>{label}</label>
      <div className={`editor-box editor-${size}`}>
        <div className="editor-sheet">
          <pre className="editor-numbers" aria-hidden="true">
            {lines.map((_, index) => index + 1).join("\n")}
          </pre>
          <div className="editor-page">
            <pre className="editor-marks" aria-hidden="true">
              <Underlay lines={lines} mark={mark} />
            </pre>
            <textarea
              ref={area}
              id={id}
              value={value}
              wrap="off"
              rows={1}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              aria-invalid={mark !== undefined}
              aria-describedby={describedBy}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Calls `onChange` with the text that a visitor typed before the script had loaded. */
function useEarlyTyping(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const first = useRef({ value, onChange });
  useEffect(() => {
    const typed = area.current?.value;
    if (typed !== undefined && typed !== first.current.value) first.current.onChange(typed);
  }, [area]);
}

/** The lines with the marked part. A mark at the end of a line contains no text, so a space is underlined. */
function Underlay({
  lines,
  mark,
}: {
  readonly lines: readonly string[];
  readonly mark: EditorMark | undefined;
}): ReactNode {
  return lines.map((line, index) => {
    const isMarked = mark?.line === index + 1;
    const [start, end] = isMarked ? [mark.column - 1, mark.column - 1 + mark.width] : [line.length, line.length];
    return (
      <span key={index}>
        {line.slice(0, start)}
        {isMarked && <mark>{line.slice(start, end) || " "}</mark>}
        {line.slice(end)}
        {"\n"}
      </span>
    );
  });
}

/** Selects a place in the field, and scrolls to it. */
export function goTo(field: HTMLTextAreaElement | null, { line, column, width }: EditorMark): void {
  if (field === null) return;
  const before = field.value.split("\n").slice(0, line - 1);
  const start = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  field.focus();
  field.setSelectionRange(start, start + width);
  const lineHeight = field.clientHeight / Math.max(1, field.value.split("\n").length);
  const left = column > 60 ? (column - 20) * 8 : 0;
  field.closest(".editor-box")?.scrollTo({ top: (line - 3) * lineHeight, left });
}
