import type { ReactNode } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import type { HubOptions } from "../../hub/ask.ts";
import { hubModelAddress } from "../page/addresses.ts";
import { ManyTabs } from "../page/tabs.tsx";
import { AppSteps } from "./app-steps.tsx";
import type * as localApps from "./local-apps.ts";
import { Loaded, type Loading, useLoading } from "./loading.tsx";
import { contextOf, MachineFit } from "./machine-fit.tsx";
import { modelId } from "./record.ts";
import { keyOf, type PlaceProps, withLogos } from "./selection.ts";

/** The apps and their snippets, and how a hub is asked for the versions of a model. */
export interface LocalApps {
  /** The functions that find apps, versions and verdicts. */
  readonly catalogue: typeof localApps;
  /** How the hub is asked. Default: the public hub, without a token. */
  readonly hub: HubOptions;
}

/** Loads the apps that run models on the reader's machine. */
export type LoadApps = () => Promise<LocalApps>;

/**
 * Loads the catalogue of apps on first use. The tab asks the public hub for the versions of a model.
 *
 * @param hub options for another hub, such as `hubUrl` and `accessToken`
 */
export async function loadFromApps(hub: HubOptions = {}): Promise<LocalApps> {
  return { catalogue: await import("./local-apps.ts"), hub };
}

interface AppCodeProps extends PlaceProps {
  readonly load: LoadApps;
}

/** Apps on the reader's machine that run a model: steps to copy, or a link that opens the app. */
export function AppCode({ load, isWanted, ...props }: AppCodeProps): ReactNode {
  const loading = useLoading(load, [], isWanted);
  return (
    <Loaded loading={loading} what="The list of apps" isPanel>
      {(apps) => <LocalCode {...props} {...apps} />}
    </Loaded>
  );
}

interface LocalCodeProps extends Omit<PlaceProps, "isWanted">, LocalApps {}

/** The versions of a model that fit the reader's machine, and the apps that run them. */
function LocalCode({ hub, logo, ...props }: LocalCodeProps): ReactNode {
  const { id, model, selection, onSelect, catalogue } = props;
  const asking = useLoading(() => catalogue.askHub(model, hub), [model], true);
  const { repositories, config } =
    asking.state === "ready" ? asking.content : { repositories: [model], config: undefined };
  const machine = { memory: Number(selection.memory), contextLength: contextOf(selection.context), config };
  const hasFiles = catalogue.ggufFiles(model).length > 0;
  // The apps for a repository without GGUF files are shown after the apps for its versions.
  const offers = asking.state === "loading" && !hasFiles ? [] : catalogue.offersOf(repositories, machine);
  const choices = offers.map(({ app: { key, prettyLabel } }) => ({ key, label: prettyLabel }));
  const rows = catalogue.rowsOf(repositories, machine);
  const contentOf = (key: string): ReactNode => (
    <>
      <MachineFit
        sizes={catalogue.MEMORY_SIZES}
        rows={rows}
        selection={selection}
        note={catalogue.assumedWords(rows, asking.state === "loading")}
        onMachine={(change) => onSelect({ source: `app:${key}`, ...change })}
      />
      {!hasFiles && <Versions model={model} asking={asking} hasApps={offers.length > 0} />}
      {offers.map((offer) => offer.app.key === key && <AppSteps key="app" {...props} {...offer} machine={machine} />)}
    </>
  );
  if (offers.length === 0) return <div className="hs-panel">{contentOf("")}</div>;
  return (
    <ManyTabs
      id={`${id}app-`}
      label="App"
      choices={withLogos(choices, "apps", logo)}
      wanted={keyOf(selection, "app:")}
      onSelect={(key) => onSelect({ source: `app:${key}` })}
    >
      {contentOf}
    </ManyTabs>
  );
}

interface VersionsProps {
  readonly model: ModelRecord;
  readonly asking: Loading<unknown>;
  readonly hasApps: boolean;
}

/** Says that the hub is asked for the versions of a model, that it did not answer, or that no app can run them. */
function Versions({ model, asking, hasApps }: VersionsProps): ReactNode {
  switch (asking.state) {
    case "loading":
      return <output className="hs-wait">Asking the hub for versions that run on your machine…</output>;
    case "failed":
      return (
        <div role="alert">
          <p>The hub did not say which versions of this model run on your machine.</p>
          <p className="hs-choice">
            <button className="hs-button" type="button" onClick={asking.retry}>
              Try again
            </button>
            <SearchLink model={model} />
          </p>
        </div>
      );
    case "ready":
      return hasApps ? undefined : <NoApp model={model} />;
  }
}

/** Advice for a model that no app can run directly. */
function NoApp({ model }: { readonly model: ModelRecord }): ReactNode {
  return (
    <>
      <p>
        No app in the catalogue can run <code>{modelId(model)}</code> directly. Most apps need GGUF or MLX files, which
        other users of the hub often provide.
      </p>
      <p>
        <SearchLink model={model} />
      </p>
    </>
  );
}

/** A link to a search for quantized versions. */
function SearchLink({ model }: { readonly model: ModelRecord }): ReactNode {
  const id = modelId(model);
  if (hubModelAddress(id) === undefined) return undefined;
  return (
    <a
      href={`https://huggingface.co/models?other=base_model:quantized:${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      Find quantized versions on the hub<span className="hs-hidden"> (opens in a new tab)</span>
    </a>
  );
}
