import { languageNames, SnippetBlock, type MarkedSnippet, type UseThisModelProps } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { libraryPath } from "../entry-paths.ts";
import { Link } from "./link.tsx";
import { ModelDialog } from "./island.tsx";
import { ModelLine } from "./model-line.tsx";

/** Code that calls a model at one provider, with a block for each language. */
export interface HostedCode {
  /** Name of the provider. */
  readonly provider: string;
  readonly blocks: readonly MarkedSnippet[];
}

export interface SuggestedModelProps {
  readonly model: ModelRecord;
  /** Props of the dialog. If the site has no record of the model, the props contain no libraries. */
  readonly dialog: UseThisModelProps;
  /** Code that calls the model at a provider. Absent if no provider supports the model's task. */
  readonly hosted?: HostedCode;
}

/**
 * A suggested model: code for its first library, a call at a provider, and the dialog with all ways to use the model.
 */
export function SuggestedModel({ model, dialog, hosted }: SuggestedModelProps): ReactNode {
  const hasLibraries = (dialog.libraries ?? []).length > 0;
  return (
    <>
      <ModelLine model={model} />
      {hasLibraries && <FirstLibrary dialog={dialog} />}
      {hosted !== undefined && <HostedBlocks hosted={hosted} isAlone={!hasLibraries} />}
      <ModelDialog props={dialog} />
    </>
  );
}

function FirstLibrary({ dialog }: { readonly dialog: UseThisModelProps }): ReactNode {
  const { libraries = [], labels = {}, snippets = {} } = dialog;
  const [first = ""] = libraries;
  return (
    <>
      <p>
        With <Link to={libraryPath(first)}>{labels[first] ?? first}</Link>
        {libraries.length > 1 && `, one of ${libraries.length} libraries that fit`}:
      </p>
      {(snippets[first] ?? []).map((snippet, index) => (
        <SnippetBlock key={index} snippet={snippet} />
      ))}
    </>
  );
}

interface HostedBlocksProps {
  readonly hosted: HostedCode;
  /** True if no code of a library is shown above these blocks. */
  readonly isAlone: boolean;
}

/** The code in the first language, and one collapsed section with the code in all other languages. */
function HostedBlocks({ hosted: { provider, blocks }, isAlone }: HostedBlocksProps): ReactNode {
  const [first, ...others] = blocks;
  return (
    <>
      <p>
        {isAlone ? "At" : "Or at"} a provider ({provider}), with the sample input of this task and a hub token:
      </p>
      {first && <SnippetBlock snippet={first} />}
      {others.length > 0 && (
        <details className="more-code">
          <summary>The same call in {languageNames(others.map(({ language }) => language))}</summary>
          {others.map((snippet) => (
            <SnippetBlock key={snippet.language} snippet={snippet} />
          ))}
        </details>
      )}
    </>
  );
}
