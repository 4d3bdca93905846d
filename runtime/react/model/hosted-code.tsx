import type { ReactNode } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import { codeFileName, languageName } from "../code/languages.ts";
import { Loaded, useLoading } from "./loading.tsx";
import { OpenLinks } from "./open-links.tsx";
import { withLogos, type PlaceProps } from "./selection.ts";
import { isConversational, modelId } from "./record.ts";
import { ChoiceTabs, ManyTabs, type TabChoice } from "../page/tabs.tsx";
import { SnippetBlock } from "../code/snippet-block.tsx";
import type { HostedSnippet, LoadHosted } from "./hosted-snippets.ts";

/** Full names of the languages that clients list under a short name. */
const FULL_NAMES: Readonly<Record<string, string>> = { js: "javascript", ts: "typescript", sh: "bash", py: "python" };

/** Returns the code that calls a model. The catalogue of providers and clients is loaded on first use. */
export const loadFromProviders: LoadHosted = async (model, { streaming }) =>
  (await import("./hosted-snippets.ts")).hostedSnippets(model, streaming);

interface HostedCodeProps extends PlaceProps {
  readonly load: LoadHosted;
}

/** Code that calls a model at a provider, with tabs for providers, languages and clients. */
export function HostedCode(props: HostedCodeProps): ReactNode {
  const { model, load, isWanted, selection } = props;
  const { streaming } = selection;
  const hosted = useLoading(() => load(model, { streaming }), [model, load, streaming], isWanted, true);
  return (
    <Loaded loading={hosted} what="The code for providers" isPanel>
      {(snippets) => <AllProviders {...props} snippets={snippets} />}
    </Loaded>
  );
}

function AllProviders({ snippets: all, ...props }: LevelProps): ReactNode {
  const { id, model, selection, onSelect, logo } = props;
  const providers = distinct(all, ({ provider, providerLabel }) => [provider, providerLabel ?? provider]);
  const [, wanted = ""] = /^provider:(.*)$/s.exec(selection.source) ?? [];
  const provider = chosenOf(providers, wanted);
  if (provider === undefined) return <p className="hs-panel">No provider in the catalogue serves this model.</p>;
  const snippets = all.filter((snippet) => snippet.provider === provider.key);
  return (
    <ManyTabs
      id={`${id}provider-`}
      label="Provider"
      choices={withLogos(providers, "providers", logo)}
      selected={provider.key}
      onSelect={(key) => onSelect({ source: `provider:${key}` })}
      extra={isConversational(model) && <StreamingSwitch isOn={selection.streaming} onSelect={onSelect} />}
    >
      {snippets.some(({ isAssumed }) => isAssumed === true) && (
        <p className="hs-warning">
          We do not know whether {provider.label} serves this model: the model&apos;s record does not say so. The code
          fits every model of this task; check the provider&apos;s own name for the model.
        </p>
      )}
      <Languages {...props} snippets={snippets} />
    </ManyTabs>
  );
}

interface LevelProps extends HostedCodeProps {
  readonly snippets: readonly HostedSnippet[];
}

function Languages({ snippets, ...props }: LevelProps): ReactNode {
  const languages = distinct(snippets, ({ language }) => {
    const name = fullName(language);
    return [name, languageName(name) ?? language];
  });
  const language = chosenOf(languages, props.selection.language);
  const inside = snippets.filter((snippet) => fullName(snippet.language) === language?.key);
  return (
    <ChoiceTabs
      id={`${props.id}language-`}
      label="Language"
      choices={languages}
      selected={language?.key ?? ""}
      onSelect={(key) => props.onSelect({ language: key })}
    >
      <Clients {...props} snippets={inside} />
    </ChoiceTabs>
  );
}

function Clients({ snippets, id, model, selection, onSelect }: LevelProps): ReactNode {
  const clients = distinct(snippets, ({ client }) => [client, client]);
  const client = chosenOf(clients, selection.client);
  return (
    <ChoiceTabs
      id={`${id}client-`}
      label="Client"
      choices={clients}
      selected={client?.key ?? ""}
      onSelect={(key) => onSelect({ client: key })}
    >
      {snippets
        .filter((snippet) => snippet.client === client?.key)
        .map((snippet, index) => (
          <ClientCode key={index} snippet={snippet} model={model} />
        ))}
    </ChoiceTabs>
  );
}

function ClientCode({ snippet, model }: { readonly snippet: HostedSnippet; readonly model: ModelRecord }): ReactNode {
  const { client, content: code, provider, install, docsUrl } = snippet;
  const language = fullName(snippet.language);
  const id = modelId(model);
  return (
    <>
      {install !== undefined && <SnippetBlock snippet={{ kind: "install", language: "bash", code: install }} />}
      <SnippetBlock
        snippet={{ language, code, title: client }}
        fileName={codeFileName([id, provider, client], language)}
      />
      <OpenLinks modelId={id} label={client} details={docsUrl === undefined ? undefined : { docsUrl }} />
    </>
  );
}

function StreamingSwitch({
  isOn,
  onSelect,
}: {
  readonly isOn: boolean;
  readonly onSelect: HostedCodeProps["onSelect"];
}) {
  return (
    <label className="hs-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onSelect({ streaming: event.target.checked })}
      />
      <span>Stream the answer</span>
    </label>
  );
}

function fullName(language: string): string {
  return Object.hasOwn(FULL_NAMES, language) ? (FULL_NAMES[language] ?? language) : language;
}

function chosenOf(choices: readonly TabChoice[], wanted: string): TabChoice | undefined {
  return choices.find(({ key }) => key === wanted) ?? choices[0];
}

/** Returns one tab for each key, in the order in which the keys first occur. */
function distinct(
  snippets: readonly HostedSnippet[],
  of: (snippet: HostedSnippet) => readonly [key: string, label: string],
): readonly TabChoice[] {
  return [...new Map(snippets.map(of))].map(([key, label]) => ({ key, label }));
}
