import { languageNames, SnippetBlock, type UseThisModelProps } from "hubsmith/react";
import type { ReactNode } from "react";
import type { HostedCode } from "../hosted-code.ts";
import { Link } from "./link.tsx";
import { ModelDialog, ModelLine } from "./model.tsx";

export interface SuggestedModelProps {
  readonly dialog: UseThisModelProps;
  /** Absent: no provider serves the model's task. */
  readonly hosted: HostedCode | undefined;
}

/** A model to begin with: its code for the library that fits best, a call at a provider, and the dialog with all others. */
export function SuggestedModel({ dialog, hosted }: SuggestedModelProps): ReactNode {
  const { model, libraries = [], labels = {}, snippets = {} } = dialog;
  const [first = ""] = libraries;
  return (
    <>
      <ModelLine model={model} />
      <p>
        With <Link to={`/libraries/${encodeURIComponent(first)}/`}>{labels[first] ?? first}</Link>
        {libraries.length > 1 && `, one of ${libraries.length} libraries that fit`}:
      </p>
      {(snippets[first] ?? []).map((snippet, index) => (
        <SnippetBlock key={index} snippet={snippet} />
      ))}
      {hosted !== undefined && <HostedBlocks hosted={hosted} />}
      <ModelDialog props={dialog} />
    </>
  );
}

/** The first language in the open, the others folded away. */
function HostedBlocks({ hosted: { provider, blocks } }: { readonly hosted: HostedCode }): ReactNode {
  const [first, ...others] = blocks;
  return (
    <>
      <p>Or at a provider ({provider}), with the sample input of this task and a token of the hub:</p>
      {first && <SnippetBlock snippet={first} />}
      {others.length > 0 && (
        <details className="more-code">
          <summary>The same in {languageNames(others.map(({ language }) => language))}</summary>
          {others.map((snippet) => (
            <SnippetBlock key={snippet.language} snippet={snippet} />
          ))}
        </details>
      )}
    </>
  );
}
