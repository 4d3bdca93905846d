import type { ReactNode } from "react";
import type { Problem } from "../../../generators/spec/problem.ts";
import type { EditorMark } from "./editor.tsx";
import { countOfProblems, ProblemList } from "./problem-list.tsx";
import { ProblemBox } from "./problem.tsx";
import type { Run } from "./use-run.ts";

/** Props of all components that show the result of an entry. */
export interface OutputProps<Result> {
  readonly run: Run<Result>;
  /** Id of the element that lists the problems. */
  readonly problemId: string;
  readonly onShow: (place: Omit<EditorMark, "kind">) => void;
}

interface ResultBoxProps extends OutputProps<{ readonly problems: readonly Problem[] }> {
  readonly title: string;
  /** The result to show, or undefined if the run has no result. It is hidden if the run failed. */
  readonly children: ReactNode;
}

/** The problems of an entry, and its result below them. */
export function ResultBox({ title, run, problemId, onShow, children }: ResultBoxProps): ReactNode {
  const { result, failure, isBehind } = run;
  const show = ({ line, column, width = 1 }: Problem): void => onShow({ line, column, width });
  return (
    <section className="result" aria-labelledby={`${problemId}title`}>
      <h2 id={`${problemId}title`}>{title}</h2>
      <output className="status">
        {isBehind
          ? "Checking …"
          : failure === undefined
            ? countOfProblems(result.problems)
            : "No result, because the check failed."}
      </output>
      <div id={problemId}>
        {failure === undefined ? (
          <ProblemList problems={result.problems} onShow={show} />
        ) : (
          <ProblemBox problem={{ message: failure }} />
        )}
      </div>
      {failure === undefined && children !== undefined && (
        <div className={isBehind ? "behind" : undefined}>{children}</div>
      )}
    </section>
  );
}
