import { SnippetBlock, type UseThisModelProps } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { libraryPath } from "../entry-paths.ts";
import { Link } from "./link.tsx";
import { ModelDialog } from "./island.tsx";
import { ModelLine } from "./model-line.tsx";

export interface SuggestedModelProps {
  readonly model: ModelRecord;
  /** Props of the dialog. If the site has no record of the model, the props contain no libraries. */
  readonly dialog: UseThisModelProps;
}

/** A suggested model: code for its first library, and the dialog with all ways to use the model. */
export function SuggestedModel({ model, dialog }: SuggestedModelProps): ReactNode {
  return (
    <>
      <ModelLine model={model} />
      {(dialog.libraries ?? []).length > 0 && <FirstLibrary dialog={dialog} />}
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
        With <Link to={libraryPath(first)}>{labels[first] ?? first}</Link>, the recommended library (
        <a href="#libraries">compare all</a>):
      </p>
      {(snippets[first] ?? []).map((snippet, index) => (
        <SnippetBlock key={index} snippet={snippet} />
      ))}
    </>
  );
}
