import { useState, type ReactNode } from "react";
import type { App } from "../../../generated/apps/app.ts";
import type { ModelRecord } from "../../../generated/records.ts";
import type { Machine, ModelVersion, VersionFit } from "../../apps/fit.ts";
import type { Snippet } from "../../snippets/library.ts";
import { codeFileName } from "../code/languages.ts";
import { SnippetBlock } from "../code/snippet-block.tsx";
import { ChoiceTabs } from "../page/tabs.tsx";
import { FileChoice } from "./machine-fit.tsx";
import { OpenLinks } from "./open-links.tsx";
import type * as localApps from "./local-apps.ts";
import { modelId } from "./record.ts";
import type { PlaceProps } from "./selection.ts";

const SYSTEMS = { macos: "macOS", linux: "Linux", windows: "Windows" };

interface AppStepsProps extends localApps.Offer, Pick<PlaceProps, "id" | "model" | "selection"> {
  readonly catalogue: typeof localApps;
  readonly machine: Machine;
}

/** The version of a model that fits the reader's machine, and the steps that run it with an app. */
export function AppSteps({ id, model, selection, catalogue, app, repository, machine }: AppStepsProps): ReactNode {
  const files = catalogue.ggufFiles(repository);
  const versions = catalogue.isMlx(repository) ? catalogue.modelVersions(repository) : files;
  const [chosen, setChosen] = useState({ repository, file: "" });
  const byHand = chosen.repository === repository ? files.find(({ file }) => file === chosen.file) : undefined;
  const version = byHand ?? catalogue.suggestedVersion(versions, repository, machine);
  const file = files.find((one) => one === version);
  const fitOf = (one: ModelVersion): VersionFit | undefined => catalogue.versionFit(one, repository, machine);
  const fit = version && fitOf(version);
  const isMachineGiven = selection.memory !== "" || selection.context !== "";
  const blocks = catalogue.appSnippets(app.key, repository, {
    file: file?.file,
    quantization: file?.label,
    contextLength: isMachineGiven ? machine.contextLength : undefined,
  });
  return (
    <>
      {file !== undefined && (
        <FileChoice
          files={files}
          chosen={file}
          wordsOf={(one) => catalogue.fileWords(one, fitOf(one))}
          onFile={(name) => setChosen({ repository, file: name })}
        />
      )}
      {version !== undefined && fit !== undefined && (
        <p className={fit.verdict === "too large" ? "hs-warning" : "hs-note"}>
          {catalogue.adviceWords(version.label, fit)}
        </p>
      )}
      <AppNote app={app} repository={repository} isOther={repository.id !== model.id} />
      <Steps key={app.key} id={id} app={app} blocks={blocks} model={repository} />
      <OpenLinks modelId={modelId(repository)} label={app.prettyLabel} details={{ docsUrl: app.docsUrl }} />
    </>
  );
}

/** Says what an app is for, and which repository it runs if that is not the model's own. */
function AppNote({ app, repository, isOther }: localApps.Offer & { readonly isOther: boolean }): ReactNode {
  const systems = new Intl.ListFormat("en").format(app.platforms.map((platform) => SYSTEMS[platform]));
  return (
    <p className="hs-note">
      {app.description} For {systems}.
      {isOther && (
        <>
          {" "}
          These commands run <code>{repository.id}</code>, a version of this model.
        </>
      )}
    </p>
  );
}

interface StepsProps {
  readonly id: string;
  readonly app: App;
  readonly blocks: readonly Snippet[];
  readonly model: ModelRecord;
}

/** The code of an app: steps to follow, or alternatives to choose from. Blocks with the same title belong together. */
function Steps({ id, app, blocks, model }: StepsProps): ReactNode {
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
