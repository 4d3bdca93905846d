import { useState, type ReactNode } from "react";
import type { Problem } from "../../../generators/spec/problem.ts";
import type { EditorMark } from "./editor.tsx";
import { excerptOf, ProblemBox } from "./problem.tsx";

/** Number of problems to show at first. Later problems are often caused by the first one. */
const FIRST = 5;

export interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly onShow: (problem: Problem) => void;
}

/** The problems of an entry, in the order of its lines. */
export function ProblemList({ problems, onShow }: ProblemListProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? problems : problems.slice(0, FIRST);
  return (
    <>
      {shown.map((problem, index) => (
        <ProblemBox key={index} problem={shownOf(problem)} onShow={() => onShow(problem)} />
      ))}
      {problems.length > FIRST && (
        <button type="button" className="plain" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? `Show the first ${FIRST}` : `Show all ${problems.length} problems`}
        </button>
      )}
    </>
  );
}

function shownOf({
  message,
  line,
  column,
  width,
  excerpt,
  hint,
  code,
  severity,
}: Problem): Parameters<typeof ProblemBox>[0]["problem"] {
  return {
    message,
    place: { line, column },
    ...(excerpt !== undefined && { excerpt: excerptOf(excerpt, column, width ?? 1) }),
    hint,
    code,
    isWarning: severity === "warning",
  };
}

/** Returns marks that underline the problems of an entry. */
export function marksOfProblems(problems: readonly Problem[]): EditorMark[] {
  return problems.map(({ line, column, width = 1, severity }) => ({
    line,
    column,
    width,
    kind: severity === "warning" ? "warning" : "bad",
  }));
}

/** Returns the number of problems in words, or "No problems". */
export function countOfProblems({ length }: readonly Problem[]): string {
  return length === 0 ? "No problems" : length === 1 ? "1 problem" : `${length} problems`;
}
