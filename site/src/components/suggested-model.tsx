import { SnippetBlock, type UseThisModelProps } from "hubsmith/react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { ModelDialog, ModelLine } from "./model.tsx";

/** A model to begin with: its code for the library that fits best, and the dialog with all others. */
export function SuggestedModel({ dialog }: { readonly dialog: UseThisModelProps }): ReactNode {
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
      <ModelDialog props={dialog} />
    </>
  );
}
