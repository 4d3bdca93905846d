import { SnippetBlock } from "hubsmith/react";
import { useState, type ReactNode } from "react";
import { Choice } from "../choice.tsx";
import { type OutputProps, ResultBox } from "../result.tsx";
import type { ShownExample, ShownSnippet, SnippetResult } from "./run.ts";

/** The code for each example, and the problems of the entry. */
export function Output(props: OutputProps<SnippetResult>): ReactNode {
  const { examples } = props.run.result;
  return (
    <ResultBox title="Snippets" {...props}>
      {examples.length > 0 ? <Examples examples={examples} onShow={props.onShow} /> : undefined}
    </ResultBox>
  );
}

function Examples({
  examples,
  onShow,
}: {
  readonly examples: readonly ShownExample[];
  readonly onShow: OutputProps<SnippetResult>["onShow"];
}): ReactNode {
  const [chosen, setChosen] = useState("");
  const example =
    examples.find(({ name }) => name === chosen) ??
    examples.find(({ snippets }) => snippets.some(({ kind }) => kind !== "message")) ??
    examples[0];
  return (
    <>
      <Choice
        label="Example in the entry"
        names={examples.map(({ name }) => name)}
        value={example?.name ?? ""}
        onChoose={setChosen}
      />
      {example?.snippets.length === 0 && <p className="hint">No rule matches this example, so there is no code.</p>}
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
        From the rule in{" "}
        <button type="button" className="place" onClick={onShow}>
          line {snippet.line}
        </button>
      </p>
    </div>
  );
}
