import { useId, useRef, type ReactNode, type RefObject } from "react";
import type { Problem } from "../../../generators/spec/problem.ts";
import type { Background } from "./background.ts";
import { Editor, goTo, type Cursor, type EditorMark } from "./editor.tsx";
import { marksOfProblems } from "./problem-list.tsx";
import { useRun, type Run } from "./use-run.ts";
import { useSharedState, type SharedState } from "./use-shared-state.ts";

/** The state of a playground in which visitors edit an entry. */
export interface EntryPlay<State, Result> extends SharedState<State> {
  readonly run: Run<Result>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Id of the element that lists the problems. */
  readonly problemId: string;
  /** Selects a place in the entry. */
  readonly show: (place: Omit<EditorMark, "kind">) => void;
}

/** Returns the state of a playground in which visitors edit an entry: the content of the fields, and the result. */
export function useEntryPlay<State extends object, Result>(
  background: Background<State, Result>,
  first: State,
  result: Result,
  readState: (shared: unknown) => State | undefined,
): EntryPlay<State, Result> {
  const problemId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const shared = useSharedState(first, readState);
  const run = useRun(background, shared.state, result);
  return { ...shared, run, field, problemId, show: (place) => goTo(field.current, place) };
}

export interface EntryEditorProps {
  readonly play: EntryPlay<{ readonly text: string }, { readonly problems: readonly Problem[] }>;
  /** Path of the entry's file, which is the label of the field. */
  readonly file: string;
  /** Other marks to show besides the marks of problems. */
  readonly marks?: readonly EditorMark[];
  readonly onCursor?: (cursor: Cursor) => void;
}

const NO_MARKS: readonly EditorMark[] = [];

/** The field of an entry. Problems are underlined. */
export function EntryEditor({ play, file, marks = NO_MARKS, onCursor }: EntryEditorProps): ReactNode {
  const { state, change, run, field, problemId, trouble } = play;
  const { problems } = run.result;
  return (
    <>
      {trouble !== "" && <p className="problem">{trouble}</p>}
      <Editor
        label={`Entry: ${file}`}
        size="tall"
        field={field}
        value={state.text}
        onChange={(text) => change({ text })}
        {...(onCursor && { onCursor })}
        // If the text has changed since the last result, the marks of that result would be in the wrong places.
        marks={run.isBehind ? [] : [...marksOfProblems(problems), ...marks]}
        describedBy={problems.length > 0 ? problemId : undefined}
      />
    </>
  );
}
