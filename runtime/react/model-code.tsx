import { useId, type ReactNode } from "react";
import type { ModelData } from "../../generated/records.ts";
import { loadFromCatalogue, useLibraries } from "./catalogue.ts";
import { HostedCode } from "./hosted-code.tsx";
import { LibraryCode, type SnippetNote } from "./library-code.tsx";
import type { LibraryDetails } from "./library-details.tsx";
import { useSameModel } from "./record.ts";
import { useSelection, type Selection } from "./selection.ts";
import type { MarkedSnippet } from "./snippet-block.tsx";
import { TabSet } from "./tabs.tsx";
import type { LoadHosted } from "./use-hosted.ts";
import type { LoadSnippets } from "./use-snippets.ts";

/** What both the dialog and its content on a page take. */
export interface ModelCodeSource {
  /** The model that the snippets load. Anything may be missing or of the wrong kind. */
  readonly model: ModelData;
  /** Keys of the libraries to offer, in order. Default: `librariesForModel`. */
  readonly libraries?: readonly string[];
  /** Names to show for the keys of `libraries`. Default: the keys. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What to say about the code, for the keys of `libraries`. Default: what the catalogue says, if it has been loaded. */
  readonly details?: Readonly<Record<string, LibraryDetails>>;
  /** Snippets by library key that are at hand, for example rendered at build time; they are not loaded. */
  readonly snippets?: Readonly<Record<string, readonly MarkedSnippet[]>>;
  /** Makes the snippets that are not at hand. Default: the catalogue's rules, loaded one library at a time. */
  readonly loadSnippets?: LoadSnippets;
  /** Makes the code that calls the model at a provider. Absent: hosted calls are not offered. */
  readonly hostedSnippets?: LoadHosted;
  /** Says something about a block, such as why it was chosen. */
  readonly note?: SnippetNote;
  /** Web address of the repository that "Update on GitHub" leads to. Default: Hubsmith's own. */
  readonly repository?: string;
}

/** What `ModelCode` takes. */
export interface ModelCodeProps extends ModelCodeSource {
  /** What to show first. */
  readonly start?: Partial<Selection>;
  /** Told what the reader chooses. */
  readonly onSelect?: (change: Partial<Selection>) => void;
}

/** What the dialog of `UseThisModel` shows, as a part of a page. */
export function ModelCode({ start, onSelect, ...props }: ModelCodeProps): ReactNode {
  const id = useId();
  const model = useSameModel(props.model);
  const { selection, select } = useSelection(start);
  const change = (part: Partial<Selection>): void => {
    select(part);
    onSelect?.(part);
  };
  return (
    <div className="hs-model-code">
      <ModelCodeView {...props} model={model} id={id} isWanted selection={selection} onSelect={change} />
    </div>
  );
}

interface ModelCodeViewProps extends ModelCodeSource {
  readonly id: string;
  /** False: nothing is loaded yet. */
  readonly isWanted: boolean;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
}

const NONE = {};

const PLACES = [
  { key: "library:", label: "In your own program" },
  { key: "provider:", label: "At a provider" },
];

/** Libraries and, where the caller has them, providers: a group of tabs for each. */
export function ModelCodeView(props: ModelCodeViewProps): ReactNode {
  const { id, model, isWanted, selection, onSelect, hostedSnippets, note, repository } = props;
  const { labels = NONE, details = NONE, snippets = NONE, loadSnippets = loadFromCatalogue } = props;
  const libraries = useLibraries(model, props.libraries, { labels, details }, isWanted);
  const shared = { id, model, isWanted, selection, onSelect };
  const code = (
    <LibraryCode
      {...shared}
      libraries={libraries}
      snippets={snippets}
      load={loadSnippets}
      note={note}
      repository={repository}
    />
  );
  if (hostedSnippets === undefined) return code;
  const place = selection.source.startsWith("provider:") ? "provider:" : "library:";
  return (
    <TabSet
      id={`${id}place-`}
      label="Where the model runs"
      choices={PLACES}
      selected={place}
      onSelect={(key) => onSelect({ source: key })}
      panelClass="hs-place"
      look="pills"
    >
      {place === "library:" ? code : <HostedCode {...shared} load={hostedSnippets} />}
    </TabSet>
  );
}
