import { useId, type ReactNode } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import { AccessNote } from "./access-note.tsx";
import { AppCode, type LoadApps } from "./app-code.tsx";
import { loadFromCatalogue, useLibraries, type LoadSnippets } from "./catalogue.ts";
import { HostedCode } from "./hosted-code.tsx";
import { LibraryCode, type SnippetNote } from "./library-code.tsx";
import type { LibraryDetails } from "./library-details.tsx";
import { useLinkedSelection } from "./linked-selection.ts";
import {
  type DrawLogo,
  PLACES,
  placeOf,
  useSelection,
  type Place,
  type PlaceProps,
  type Selection,
} from "./selection.ts";
import { hasGguf, useSameModel } from "./record.ts";
import type { MarkedSnippet } from "../code/snippet-block.tsx";
import { TabSet } from "../page/tabs.tsx";
import type { LoadHosted } from "./hosted-snippets.ts";

/** Properties that the dialog and `ModelCode` share. */
export interface ModelCodeSource {
  /** The model that the snippets load. Any field may be missing or of the wrong kind. */
  readonly model: ModelRecord;
  /** Keys of the libraries to offer, in order. Default: the keys that `librariesForModel` returns. */
  readonly libraries?: readonly string[];
  /** Names to show for the keys of `libraries`. Default: the keys. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Details of the libraries in `libraries`, by key. Without `libraries`, the details come from the catalogue. */
  readonly details?: Readonly<Record<string, LibraryDetails>>;
  /** Snippets that need not be loaded, by library key, such as snippets made at build time. */
  readonly snippets?: Readonly<Record<string, readonly MarkedSnippet[]>>;
  /**
   * Makes the snippets that `snippets` does not contain. Default: the catalogue's rules, loaded one library at a time.
   */
  readonly loadSnippets?: LoadSnippets;
  /** Makes the code that calls the model at a provider. If absent, hosted calls are not offered. */
  readonly hostedSnippets?: LoadHosted;
  /** Loads the apps that run models on the reader's machine. If absent, apps are not offered. */
  readonly apps?: LoadApps;
  /** Draws the logo of a library, provider or app. If absent, no logos are shown. */
  readonly logo?: DrawLogo;
  /** Returns a note about a block, such as the reason why it was chosen. */
  readonly note?: SnippetNote;
  /** URL of the repository that "Update on GitHub" leads to. Default: Hubsmith's own. */
  readonly repository?: string;
  /** The initial selection. It is preferred to the choice that an earlier visit stored. */
  readonly start?: Partial<Selection>;
}

/** Properties of `ModelCode`. */
export interface ModelCodeProps extends ModelCodeSource {
  /**
   * If true, the address bar shows the reader's choice, such as `#use=provider:groq`, and "back" returns to the previous
   * choice. Default: false.
   */
  readonly deepLink?: boolean;
  /** Called with each change that the reader makes. */
  readonly onSelect?: (change: Partial<Selection>) => void;
}

/** The content of the dialog `UseThisModel`, as part of a page. */
export function ModelCode({ start, onSelect, deepLink = false, ...props }: ModelCodeProps): ReactNode {
  const id = useId();
  const model = useSameModel(props.model);
  const state = useSelection(start);
  const { selection } = state;
  const shown = { ...selection, source: selection.source || shownPlace({ ...props, selection }) };
  const select = useLinkedSelection(state, shown, deepLink);
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

type ModelCodeViewProps = ModelCodeSource & Omit<PlaceProps, "logo">;

const NONE = {};

const PLACE_LABELS: Readonly<Record<Place, string>> = {
  "library:": "In my program",
  "provider:": "At a provider",
  "app:": "On this machine",
};

type Offered = Pick<ModelCodeViewProps, "model" | "selection" | "hostedSnippets" | "apps">;

/** Returns the places that the caller offers. */
function placesOf({ hostedSnippets, apps }: Offered): readonly Place[] {
  const offered = { "library:": true, "provider:": hostedSnippets !== undefined, "app:": apps !== undefined };
  return PLACES.filter((place) => offered[place]);
}

/**
 * Returns the place that is open. GGUF files are made for apps. So a model with such files shows the apps first, unless
 * the reader has chosen a tab.
 */
function shownPlace(props: Offered): Place {
  const { model, selection } = props;
  const wanted = selection.source === "" && hasGguf(model) ? "app:" : placeOf(selection);
  return placesOf(props).includes(wanted) ? wanted : "library:";
}

/** The ways to use the model: libraries and, if the caller provides them, providers and apps. */
export function ModelCodeView(props: ModelCodeViewProps): ReactNode {
  const { id, model, onSelect } = props;
  const places = placesOf(props);
  const place = shownPlace(props);
  const code = (
    <>
      <AccessNote model={model} />
      <PlaceCode {...props} place={place} />
    </>
  );
  if (places.length < 2) return code;
  return (
    <TabSet
      id={`${id}place-`}
      label="Where the model runs"
      choices={places.map((key) => ({ key, label: PLACE_LABELS[key] }))}
      selected={place}
      onSelect={(key) => onSelect({ source: key })}
      panelClass="hs-place"
      look="pills"
    >
      {code}
    </TabSet>
  );
}

function PlaceCode({ place, ...props }: ModelCodeViewProps & { readonly place: Place }): ReactNode {
  const { id, model, isWanted, selection, onSelect, hostedSnippets, apps, note, repository, logo } = props;
  const { labels = NONE, details = NONE, snippets = NONE, loadSnippets = loadFromCatalogue } = props;
  const libraries = useLibraries(model, props.libraries, { labels, details }, isWanted && place === "library:");
  // Browsers load a picture even if it is not visible. So the logo is left out until the code is shown.
  const shared = { id, model, isWanted, selection, onSelect, logo: isWanted ? logo : undefined };
  if (place === "provider:" && hostedSnippets !== undefined) return <HostedCode {...shared} load={hostedSnippets} />;
  if (place === "app:" && apps !== undefined) return <AppCode {...shared} load={apps} />;
  return (
    <LibraryCode
      {...shared}
      libraries={libraries}
      snippets={snippets}
      load={loadSnippets}
      note={note}
      repository={repository}
    />
  );
}
