import type { ReactNode } from "react";
import type { LibraryChoice, LoadSnippets } from "./catalogue.ts";
import { codeFileName, languageName } from "../code/languages.ts";
import { LibraryFacts } from "./library-details.tsx";
import { Loaded, useLoading, type Loading } from "./loading.tsx";
import { OpenLinks } from "./open-links.tsx";
import { keyOf, withLogos, type PlaceProps } from "./selection.ts";
import { modelId } from "./record.ts";
import { SnippetBlock, type MarkedSnippet } from "../code/snippet-block.tsx";
import { ChoiceTabs, TabSet } from "../page/tabs.tsx";
import { UpdateOnGitHub } from "../page/update-on-github.tsx";

/** Returns a note about a block, such as the reason why it was chosen, or undefined for no note. */
export type SnippetNote = (snippet: MarkedSnippet, library: string) => ReactNode;

interface LibraryCodeProps extends PlaceProps {
  readonly libraries: Loading<readonly LibraryChoice[]>;
  readonly snippets: Readonly<Record<string, readonly MarkedSnippet[]>>;
  readonly load: LoadSnippets;
  readonly note?: SnippetNote | undefined;
  readonly repository?: string | undefined;
}

/** Code that loads a model with a library, with a tab for each library. */
export function LibraryCode(props: LibraryCodeProps): ReactNode {
  const wanted = keyOf(props.selection, "library:");
  return (
    <Loaded loading={props.libraries} what="The catalogue" waiting="Loading…" isPanel>
      {(choices) => {
        const selected = choices.find(({ key }) => key === wanted) ?? choices[0];
        if (selected === undefined) return <p className="hs-panel">No library in the catalogue supports this model.</p>;
        return <LibraryTabs {...props} choices={choices} selected={selected} />;
      }}
    </Loaded>
  );
}

interface LibraryTabsProps extends LibraryCodeProps {
  readonly choices: readonly LibraryChoice[];
  readonly selected: LibraryChoice;
}

function LibraryTabs({ choices, selected, ...props }: LibraryTabsProps): ReactNode {
  const { id, model, snippets, load, isWanted, onSelect, repository } = props;
  const { key, label, details } = selected;
  const ready = snippets[key];
  const loading = useLoading(() => load(key, model), [model, key], isWanted && ready === undefined);
  const state: typeof loading = ready === undefined ? loading : { state: "ready", content: ready };
  return (
    <TabSet
      id={id}
      label="Library"
      choices={withLogos(choices, "libraries", props.logo)}
      selected={key}
      onSelect={(chosen) => onSelect({ source: `library:${chosen}` })}
      panelClass="hs-panel"
      scrolls
      isBusy={state.state === "loading"}
    >
      {selected.because === "pipeline_tag" && (
        <p className="hs-note">
          The record names no library that has code. These libraries support the model&apos;s task.
        </p>
      )}
      <Loaded key={key} loading={state} what={`The code for ${label}`}>
        {(blocks) => <Blocks {...props} blocks={blocks} library={selected} />}
      </Loaded>
      <OpenLinks modelId={modelId(model)} label={label} details={details}>
        <UpdateOnGitHub path={`spec/libraries/${key}.yaml`} {...(repository && { repository })} />
      </OpenLinks>
    </TabSet>
  );
}

interface BlocksProps extends LibraryCodeProps {
  readonly blocks: readonly MarkedSnippet[];
  readonly library: LibraryChoice;
}

/**
 * The blocks, with language tabs if the same code exists in several languages. Shell commands are shown in the tab of
 * each language.
 */
function Blocks({ blocks, library, id, model, selection, onSelect, note }: BlocksProps): ReactNode {
  const { key, label, details } = library;
  if (blocks.length === 0) return <p>There is no code for {label} yet.</p>;
  const isOfLanguage = ({ kind, language }: MarkedSnippet): boolean => kind === "usage" && language !== "bash";
  const languages = [...new Set(blocks.filter(isOfLanguage).map(({ language }) => language))];
  return (
    <>
      <ChoiceTabs
        id={`${id}language-`}
        label="Language"
        choices={languages.map((name) => ({ key: name, label: languageName(name) ?? name }))}
        wanted={selection.language}
        onSelect={(language) => onSelect({ language })}
      >
        {(language) =>
          blocks
            .filter((block) => !isOfLanguage(block) || block.language === language)
            .map((block, index) => {
              const fileName = codeFileName([modelId(model), block.title], block.language);
              return (
                <SnippetBlock
                  key={index}
                  snippet={block}
                  fileName={block.kind === "usage" ? fileName : undefined}
                  note={note?.(block, key)}
                />
              );
            })
        }
      </ChoiceTabs>
      {details !== undefined && (
        <LibraryFacts details={details} withInstall={!blocks.some(({ kind }) => kind === "install")} />
      )}
    </>
  );
}
