import type { ReactNode } from "react";
import { codeFileName, languageName } from "../code/languages.ts";
import { Loaded, useLoading } from "./loading.tsx";
import { OpenLinks } from "./open-links.tsx";
import { keyOf, withLogos, type PlaceProps } from "./selection.ts";
import { isConversational, modelId } from "./record.ts";
import { ChoiceTabs, ManyTabs, type TabChoice } from "../page/tabs.tsx";
import { SnippetBlock } from "../code/snippet-block.tsx";
import type { HostedSnippet, LoadHosted } from "./hosted-snippets.ts";

/** Full names of the languages that clients list under a short name. */
const FULL_NAMES = new Map([
  ["js", "javascript"],
  ["ts", "typescript"],
  ["sh", "bash"],
  ["py", "python"],
]);

/** Returns the code that calls a model. The catalogue of providers and clients is loaded on first use. */
export const loadFromProviders: LoadHosted = async (model, { streaming }) =>
  (await import("./hosted-snippets.ts")).hostedSnippets(model, streaming);

interface HostedCodeProps extends PlaceProps {
  readonly load: LoadHosted;
}

/** Code that calls a model at a provider, with tabs for providers, languages and clients. */
export function HostedCode({ load, isWanted, ...props }: HostedCodeProps): ReactNode {
  const { model, selection } = props;
  const { streaming } = selection;
  const loading = useLoading(() => load(model, { streaming }), [model, load, streaming], isWanted, true);
  return (
    <Loaded loading={loading} what="The code for providers" isPanel>
      {(snippets) => <AllProviders {...props} snippets={snippets} />}
    </Loaded>
  );
}

interface SnippetsProps extends Omit<PlaceProps, "isWanted"> {
  readonly snippets: readonly HostedSnippet[];
}

function AllProviders({ snippets, ...props }: SnippetsProps): ReactNode {
  const { id, model, selection, onSelect, logo } = props;
  if (snippets.length === 0) return <p className="hs-panel">No provider in the catalogue serves this model.</p>;
  const providers = distinct(snippets, ({ provider, providerLabel }) => [provider, providerLabel ?? provider]);
  const streamingSwitch = (
    <label className="hs-switch">
      <input
        type="checkbox"
        role="switch"
        checked={selection.streaming}
        aria-checked={selection.streaming}
        onChange={(event) => onSelect({ streaming: event.target.checked })}
      />
      <span>Stream the answer</span>
    </label>
  );
  return (
    <ManyTabs
      id={`${id}provider-`}
      label="Provider"
      choices={withLogos(providers, "providers", logo)}
      wanted={keyOf(selection, "provider:")}
      onSelect={(key) => onSelect({ source: `provider:${key}` })}
      extra={isConversational(model) && streamingSwitch}
    >
      {(key) => <ProviderCode {...props} snippets={snippets.filter(({ provider }) => provider === key)} />}
    </ManyTabs>
  );
}

/** The code for one provider. */
function ProviderCode({ snippets, id, model, selection, onSelect }: SnippetsProps): ReactNode {
  const nameOf = ({ language }: HostedSnippet): string => FULL_NAMES.get(language) ?? language;
  const clientCode = (language: string): ReactNode => {
    const inside = snippets.filter((snippet) => nameOf(snippet) === language);
    const choices = distinct(inside, ({ client }) => [client, client]);
    const select = (client: string): void => onSelect({ client });
    return (
      <ChoiceTabs id={`${id}client-`} label="Client" choices={choices} wanted={selection.client} onSelect={select}>
        {(client) =>
          inside
            .filter((snippet) => snippet.client === client)
            .map((snippet, index) => (
              <ClientCode key={index} snippet={snippet} language={language} id={modelId(model)} />
            ))
        }
      </ChoiceTabs>
    );
  };
  return (
    <>
      {snippets.slice(0, 1).map((snippet) => (
        <ServedNote key="served" snippet={snippet} />
      ))}
      <ChoiceTabs
        id={`${id}language-`}
        label="Language"
        choices={distinct(snippets, (snippet) => [nameOf(snippet), languageName(nameOf(snippet)) ?? snippet.language])}
        wanted={selection.language}
        onSelect={(language) => onSelect({ language })}
      >
        {clientCode}
      </ChoiceTabs>
    </>
  );
}

/** Says whether the provider of a snippet is known to serve the model. */
function ServedNote({ snippet }: { readonly snippet: HostedSnippet }): ReactNode {
  const { provider, providerLabel = provider, isAssumed = false } = snippet;
  if (!isAssumed)
    return <p className="hs-served">{providerLabel} serves this model, according to its record on the hub.</p>;
  return (
    <p className="hs-warning">
      We do not know whether {providerLabel} serves this model: the model&apos;s record does not say so. The code fits
      every model of this task; check the provider&apos;s own name for the model.
    </p>
  );
}

interface ClientCodeProps {
  readonly snippet: HostedSnippet;
  /** Full name of the language. */
  readonly language: string;
  /** Id of the model. */
  readonly id: string;
}

function ClientCode({ snippet, language, id }: ClientCodeProps): ReactNode {
  const { client, content: code, provider, install, docsUrl } = snippet;
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

/** Returns one tab for each key, in the order in which the keys first occur. */
function distinct(
  snippets: readonly HostedSnippet[],
  of: (snippet: HostedSnippet) => readonly [key: string, label: string],
): readonly TabChoice[] {
  return [...new Map(snippets.map(of))].map(([key, label]) => ({ key, label }));
}
