import { useState, type ReactNode } from "react";
import type { App } from "../../../generated/apps/app.ts";
import type { ModelRecord } from "../../../generated/records.ts";
import type { Snippet } from "../../snippets/library.ts";
import { codeFileName } from "../code/languages.ts";
import { SnippetBlock } from "../code/snippet-block.tsx";
import { hubModelAddress } from "../page/addresses.ts";
import { ChoiceTabs, ManyTabs } from "../page/tabs.tsx";
import { keyOf, withLogos, type PlaceProps } from "./selection.ts";
import { contextOf, QuantizationChoice } from "./quantization-choice.tsx";
import type * as localApps from "./local-apps.ts";
import { OpenLinks } from "./open-links.tsx";
import { modelId } from "./record.ts";
import { Loaded, useLoading } from "./loading.tsx";

/** The module with the apps, their snippets, and the list of GGUF files to choose from. */
export type LocalApps = typeof localApps;

/** Loads the apps that run models on the reader's machine. */
export type LoadApps = () => Promise<LocalApps>;

/** Loads the catalogue of apps on first use. */
export const loadFromApps: LoadApps = () => import("./local-apps.ts");

interface AppCodeProps extends PlaceProps {
  readonly load: LoadApps;
}

/** Apps on the reader's machine that run a model: steps to copy, or a link that opens the app. */
export function AppCode({ load, isWanted, ...props }: AppCodeProps): ReactNode {
  const loading = useLoading(load, [], isWanted);
  return (
    <Loaded loading={loading} what="The list of apps" isPanel>
      {(catalogue) => <FittingApps {...props} catalogue={catalogue} />}
    </Loaded>
  );
}

interface FittingAppsProps extends Omit<AppCodeProps, "load" | "isWanted"> {
  readonly catalogue: LocalApps;
}

function FittingApps({ logo, ...props }: FittingAppsProps): ReactNode {
  const { id, model, selection, onSelect, catalogue } = props;
  const fitting = catalogue.appsFor(model);
  if (fitting.length === 0) return <NoApp model={model} />;
  const choices = fitting.map(({ key, prettyLabel }) => ({ key, label: prettyLabel }));
  return (
    <ManyTabs
      id={`${id}app-`}
      label="App"
      choices={withLogos(choices, "apps", logo)}
      wanted={keyOf(selection, "app:")}
      onSelect={(key) => onSelect({ source: `app:${key}` })}
    >
      {(key) => fitting.filter((app) => app.key === key).map((app) => <OneApp key="app" {...props} app={app} />)}
    </ManyTabs>
  );
}

const SYSTEMS = { macos: "macOS", linux: "Linux", windows: "Windows" };

interface OneAppProps extends Omit<FittingAppsProps, "logo"> {
  readonly app: App;
}

/** The code for one app. */
function OneApp({ id, model, selection, onSelect, catalogue, app }: OneAppProps): ReactNode {
  const files = catalogue.ggufFiles(model);
  const [chosen, setChosen] = useState({ model, file: "" });
  const byHand = chosen.model === model ? files.find(({ file }) => file === chosen.file) : undefined;
  const machine = { memory: Number(selection.memory), contextLength: contextOf(selection.context) };
  const file = byHand ?? catalogue.suggestedVersion(files, model, machine);
  const blocks = catalogue.appSnippets(app.key, model, { file: file?.file, quantization: file?.label });
  const systems = new Intl.ListFormat("en").format(app.platforms.map((platform) => SYSTEMS[platform]));
  return (
    <>
      <p className="hs-note">
        {app.description} For {systems}.
      </p>
      {file !== undefined && (
        <QuantizationChoice
          files={files}
          chosen={file}
          memory={selection.memory}
          context={selection.context}
          fitOf={(one) => catalogue.versionFit(one, model, machine)}
          onFile={(name) => setChosen({ model, file: name })}
          onMachine={(change) => onSelect({ source: `app:${app.key}`, ...change })}
        />
      )}
      <AppSteps key={app.key} id={id} app={app} blocks={blocks} model={model} />
      <OpenLinks modelId={modelId(model)} label={app.prettyLabel} details={{ docsUrl: app.docsUrl }} />
    </>
  );
}

/** Advice for a model that no app can run directly. */
function NoApp({ model }: { readonly model: ModelRecord }): ReactNode {
  const id = modelId(model);
  const address = hubModelAddress(id);
  return (
    <div className="hs-panel">
      <p>
        No app in the catalogue can run <code>{id}</code> directly. Most apps need GGUF or MLX files, which other users
        of the hub often provide.
      </p>
      {address !== undefined && (
        <p>
          <a
            href={`https://huggingface.co/models?other=base_model:quantized:${encodeURIComponent(id)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Find quantized versions on the hub<span className="hs-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  );
}

interface AppStepsProps {
  readonly id: string;
  readonly app: App;
  readonly blocks: readonly Snippet[];
  readonly model: ModelRecord;
}

/** The code of an app: steps to follow, or alternatives to choose from. Blocks with the same title belong together. */
function AppSteps({ id, app, blocks, model }: AppStepsProps): ReactNode {
  const [wanted, setWanted] = useState("");
  const titles = [...new Set(blocks.map(({ title = "" }) => title))];
  const blocksOf = (title: string): ReactNode =>
    blocks
      .filter((one) => (one.title ?? "") === title)
      .map((snippet, index) => <AppBlock key={index} snippet={snippet} app={app} model={model} />);
  if (titles.length < 2 || app.alternatives === true) {
    return (
      <ChoiceTabs
        id={`${id}way-`}
        label="How to install and run"
        choices={titles.map((title) => ({ key: title, label: title }))}
        wanted={wanted}
        onSelect={setWanted}
      >
        {blocksOf}
      </ChoiceTabs>
    );
  }
  return (
    <ol className="hs-steps">
      {titles.map((title) => (
        <li key={title}>
          <span className="hs-step-title">{title}</span>
          {blocksOf(title)}
        </li>
      ))}
    </ol>
  );
}

interface AppBlockProps {
  readonly snippet: Snippet;
  readonly app: App;
  readonly model: ModelRecord;
}

/** Code to copy, or a button that opens the app. */
function AppBlock({ snippet, app, model }: AppBlockProps): ReactNode {
  if (snippet.language === "url") {
    // The scheme of the URL is part of the app's template, so a model record cannot change it.
    return (
      <p className="hs-app-link">
        <a className="hs-button" href={snippet.code}>
          Open in {app.prettyLabel}
        </a>{" "}
        <span className="hs-note">{app.prettyLabel} must be installed first.</span>
      </p>
    );
  }
  const { title: _step, ...block } = snippet;
  return (
    <SnippetBlock
      snippet={block}
      fileName={snippet.kind === "usage" ? codeFileName([modelId(model), app.key], snippet.language) : undefined}
    />
  );
}
