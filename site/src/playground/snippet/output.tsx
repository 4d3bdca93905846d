import { SnippetBlock } from "hubsmith/react";
import { useState, type ReactNode } from "react";
import type { Problem } from "../../../../generators/spec/problem.ts";
import { Choice } from "../choice.tsx";
import type { EditorMark } from "../editor.tsx";
import { countOfProblems, ProblemList } from "../problem-list.tsx";
import { ProblemBox } from "../problem.tsx";
import type { Run } from "../use-run.ts";
import type { ShownExample, ShownSnippet, SnippetResult } from "./run.ts";

export interface OutputProps {
  readonly run: Run<SnippetResult>;
  /** Id of the element that holds the problems. */
  readonly problemId: string;
  readonly onShow: (place: Omit<EditorMark, "kind">) => void;
}

/** What the rules give for an example, and what is wrong with them. */
export function Output({ run, problemId, onShow }: OutputProps): ReactNode {
  const { result, failure, isBehind } = run;
  const show = ({ line, column, width = 1 }: Problem): void => onShow({ line, column, width });
  return (
    <section className="result" aria-labelledby={`${problemId}title`}>
      <h2 id={`${problemId}title`}>Snippets</h2>
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
      {failure === undefined && result.examples.length > 0 && (
        <div className={isBehind ? "behind" : undefined}>
          <Examples examples={result.examples} onShow={onShow} />
        </div>
      )}
    </section>
  );
}

function Examples({
  examples,
  onShow,
}: {
  readonly examples: readonly ShownExample[];
  readonly onShow: OutputProps["onShow"];
}): ReactNode {
  const [chosen, setChosen] = useState("");
  const example =
    examples.find(({ name }) => name === chosen) ??
    examples.find(({ snippets }) => snippets.some(({ kind }) => kind !== "message")) ??
    examples[0];
  return (
    <>
      <Choice
        label="Example of the entry"
        names={examples.map(({ name }) => name)}
        value={example?.name ?? ""}
        onChoose={setChosen}
      />
      {example?.snippets.length === 0 && <p className="hint">No rule holds for this example: there is no code.</p>}
      {example?.snippets.map((snippet, index) => (
        <Snippet key={index} snippet={snippet} onShow={() => onShow(snippet)} />
      ))}
    </>
  );
}

function Snippet({ snippet, onShow }: { readonly snippet: ShownSnippet; readonly onShow: () => void }): ReactNode {
  return (
    <div className="ruled">
      <SnippetBlock snippet={snippet} />
      <p className="hint">
        From the rule on{" "}
        <button type="button" className="place" onClick={onShow}>
          line {snippet.line}
        </button>
      </p>
    </div>
  );
}
