import type { ReactNode } from "react";
import type { ModelData } from "../../generated/records.ts";
import { codeFileName } from "./file-name.ts";
import { languageName } from "./language-names.ts";
import { Loaded } from "./loaded.tsx";
import { OpenLinks } from "./open-links.tsx";
import { isConversational, modelId } from "./record.ts";
import { ScrollBox } from "./scroll-box.tsx";
import type { Selection } from "./selection.ts";
import { SnippetBlock } from "./snippet-block.tsx";
import { ChoiceTabs, TabSet, type ChoiceTabsProps, type TabChoice } from "./tabs.tsx";
import { useHosted, type HostedSnippet, type LoadHosted } from "./use-hosted.ts";

/** Languages by the short names that clients are listed under. */
const FULL_NAMES: Readonly<Record<string, string>> = { js: "javascript", ts: "typescript", sh: "bash", py: "python" };

interface HostedCodeProps {
  readonly id: string;
  readonly model: ModelData;
  readonly load: LoadHosted;
  readonly isWanted: boolean;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
}

/** Code that calls a model at a provider: tabs of providers, of languages and of clients. */
export function HostedCode(props: HostedCodeProps): ReactNode {
  const { model, load, isWanted, selection } = props;
  const hosted = useHosted(model, { streaming: selection.streaming, isWanted, load });
  return (
    <Loaded loading={hosted} what="The code for providers" isPanel>
      {(snippets) => <AllProviders {...props} snippets={snippets} />}
    </Loaded>
  );
}

function AllProviders({ snippets: all, ...props }: LevelProps): ReactNode {
  const { id, model, selection, onSelect } = props;
  const providers = distinct(all, ({ provider, providerLabel }) => [provider, providerLabel ?? provider]);
  const [, wanted = ""] = /^provider:(.*)$/s.exec(selection.source) ?? [];
  const provider = chosenOf(providers, wanted);
  if (provider === undefined) return <p className="hs-panel">No provider of the catalogue serves this model.</p>;
  const snippets = all.filter((snippet) => snippet.provider === provider.key);
  return (
    <Providers
      id={`${id}provider-`}
      choices={providers}
      selected={provider.key}
      onSelect={(key) => onSelect({ source: `provider:${key}` })}
      extra={isConversational(model) && <StreamingSwitch isOn={selection.streaming} onSelect={onSelect} />}
    >
      <Languages {...props} snippets={snippets} />
      {snippets.some(({ isAssumed }) => isAssumed === true) && (
        <p className="hs-note">
          The record does not say who serves this model. Offered is everybody who serves its task; some give the model a
          name of their own, which the code would have to use.
        </p>
      )}
    </Providers>
  );
}

/** Most providers that get a tab each; more are a list to choose from. */
const MOST_TABS = 5;

interface ProvidersProps extends Omit<ChoiceTabsProps, "label"> {
  /** A further choice, which concerns all of them. */
  readonly extra: ReactNode;
}

function Providers({ children, extra, ...choosing }: ProvidersProps): ReactNode {
  const { id, choices, selected, onSelect } = choosing;
  if (choices.length <= MOST_TABS) {
    return (
      <TabSet {...choosing} label="Provider" panelClass="hs-panel" scrolls>
        {extra}
        {children}
      </TabSet>
    );
  }
  return (
    <ScrollBox label="Code for the provider" className="hs-panel">
      <div className="hs-choice">
        <label htmlFor={`${id}choice`}>Provider</label>
        <select
          id={`${id}choice`}
          value={selected}
          autoComplete="off"
          onChange={(event) => onSelect(event.target.value)}
        >
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        {extra}
      </div>
      {children}
    </ScrollBox>
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

function ClientCode({ snippet, model }: { readonly snippet: HostedSnippet; readonly model: ModelData }): ReactNode {
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
        autoComplete="off"
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

/** Each key once, in the order of its first item. */
function distinct(
  snippets: readonly HostedSnippet[],
  of: (snippet: HostedSnippet) => readonly [key: string, label: string],
): readonly TabChoice[] {
  return [...new Map(snippets.map(of))].map(([key, label]) => ({ key, label }));
}
