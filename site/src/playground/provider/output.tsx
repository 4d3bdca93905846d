import type { ReactNode } from "react";
import type { Problem } from "../../../../generators/spec/problem.ts";
import type { EditorMark } from "../editor.tsx";
import { countOfProblems, ProblemList } from "../problem-list.tsx";
import { ProblemBox } from "../problem.tsx";
import type { Run } from "../use-run.ts";
import { ExchangeList, Value } from "./exchange-list.tsx";
import type { ShownCall } from "./replay.ts";
import type { ProviderResult } from "./run.ts";

export interface OutputProps {
  readonly run: Run<ProviderResult>;
  /** Id of the element that holds the problems. */
  readonly problemId: string;
  readonly onShow: (place: Omit<EditorMark, "kind">) => void;
}

/** The requests of a call with what comes of them, and what is wrong with the entry. */
export function Output({ run, problemId, onShow }: OutputProps): ReactNode {
  const { result, failure, isBehind } = run;
  const show = ({ line, column, width = 1 }: Problem): void => onShow({ line, column, width });
  return (
    <section className="result" aria-labelledby={`${problemId}title`}>
      <h2 id={`${problemId}title`}>Requests</h2>
      <output className="status">
        {isBehind ? "Checking …" : failure === undefined ? countOfProblems(result.problems) : "There is no result."}
      </output>
      <div id={problemId}>
        {failure === undefined ? (
          <ProblemList problems={result.problems} onShow={show} />
        ) : (
          <ProblemBox problem={{ message: failure }} />
        )}
      </div>
      {failure === undefined && result.call !== undefined && (
        <div className={isBehind ? "behind" : undefined}>
          <Call {...result.call} />
        </div>
      )}
    </section>
  );
}

function Call({ method, args, exchanges, output, failure }: ShownCall): ReactNode {
  return (
    <>
      <details>
        <summary>
          What the caller gives to <code>{method}</code>
        </summary>
        <Value title={`Arguments of ${method}`} value={args} />
      </details>
      <ExchangeList exchanges={exchanges} />
      {failure === undefined ? (
        <>
          <h3>What the caller gets</h3>
          <Value title="Result" value={output} />
        </>
      ) : (
        <ProblemBox problem={{ message: `The caller gets an error. ${failure}` }} />
      )}
    </>
  );
}
