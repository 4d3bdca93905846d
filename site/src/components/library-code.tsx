import { SnippetBlock } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import type { ExplainedSnippet } from "../catalogue/snippets.ts";
import { isPlaceholder } from "../records/records.ts";
import { ModelLine } from "./model-line.tsx";
import { Ticked } from "./code.tsx";

/** An example of a library: a model record and its snippets. */
export interface Example {
  readonly name: string;
  readonly model: ModelRecord;
  readonly snippets: readonly ExplainedSnippet[];
}

/**
 * Returns the first example whose code suits all models. If there is none, returns the first example with code. If no
 * example has code, returns the first example.
 */
export function commonExample(examples: readonly Example[]): Example | undefined {
  const withCode = examples.filter(({ snippets }) => snippets.some(({ kind }) => kind !== "message"));
  return withCode.find(({ snippets }) => snippets.at(-1)?.reason === "") ?? withCode[0] ?? examples[0];
}

/**
 * Returns true if the page must show the model's id: the model is real, or the code contains the id of the invented
 * model.
 */
function namesModel(model: ModelRecord, snippets: Example["snippets"]): boolean {
  return !isPlaceholder(model) || snippets.some(({ code }) => code.includes(model.id));
}

/** The install command and the code of one model. */
export function ExampleCode({ example: { model, snippets } }: { readonly example: Example }): ReactNode {
  const installs = snippets.filter(({ kind }) => kind === "install");
  const others = snippets.filter(({ kind }) => kind !== "install");
  return (
    <>
      {installs.map((snippet) => (
        <SnippetBlock key={snippet.code} snippet={snippet} />
      ))}
      {namesModel(model, others) && <ModelLine model={model} />}
      {others.map((snippet, index) => (
        <SnippetBlock key={index} snippet={snippet} />
      ))}
    </>
  );
}

interface OtherCasesProps {
  readonly examples: readonly Example[];
  /** The example that the page already shows. */
  readonly shown: Example;
}

/** The examples of a library that the page does not show yet, each in a collapsed section. */
export function OtherCases({ examples, shown }: OtherCasesProps): ReactNode {
  const known = new Set(shown.snippets.filter(({ kind }) => kind === "install").map(({ code }) => code));
  return examples.map(({ name, model, snippets }) => {
    const { reason = "" } = snippets.at(-1) ?? {};
    return (
      <details key={name} className="case">
        <summary>{titleOf(name)}</summary>
        <div id={`code-${name}`}>
          {reason !== "" && (
            <p className="hint">
              This code is shown for a model when <Ticked text={reason} />.
            </p>
          )}
          <ModelLine model={model} />
          {snippets
            .filter(({ code }) => !known.has(code))
            .map((snippet, index) => (
              <SnippetBlock key={index} snippet={snippet} />
            ))}
        </div>
      </details>
    );
  });
}

function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
