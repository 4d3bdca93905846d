import { hasSnippets } from "hubsmith/libraries/lazy";
import { checkedAgainst, languageNames, type UseThisModelProps } from "hubsmith/react";
import type { ReactNode } from "react";
import { tasksOfLibrary, type LibraryEntry, type TaskEntry } from "../catalogue.ts";
import { DownloadRule } from "../components/download-rule.tsx";
import { LibraryCode, SampleModels, type Example } from "../components/library-code.tsx";
import { External, HostLink, Link } from "../components/link.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { BUNDLED_RECORDS } from "../model/records.ts";
import type { Services } from "../services.ts";
import { dialogProps, explainedSnippets } from "../snippets.ts";
import type { Page } from "./page.ts";

/** One library: what it does, how its models are used, and what counts as a download. */
export async function libraryPage(library: LibraryEntry, services: Services): Promise<Page> {
  const { key, data } = library;
  const [examples, dialogs] = await Promise.all([examplesOf(key, services), dialogsOf(key, services)]);
  const sections = sectionsOf(library, examples, dialogs);
  return {
    title: data.prettyLabel,
    description: `${data.prettyLabel} (${key}): the tasks it supports, ${library.hasSnippets ? "the code that uses its models, " : ""}and which files count as a download.`,
    content: (
      <EntryPage
        list={{ to: "/libraries/", title: "Libraries" }}
        title={data.prettyLabel}
        lead={
          <>
            Models for this library say <code>library_name: {key}</code> in their model card.
          </>
        }
        kind="library"
        facts={<LibraryFacts library={library} />}
        sections={sections}
        file={`spec/libraries/${key}.yaml`}
        tryIt={
          library.hasSnippets ? (
            <Link to={`/playground/snippet/?entry=${encodeURIComponent(key)}`}>Try its rules in the playground</Link>
          ) : undefined
        }
      />
    ),
  };
}

function LibraryFacts({ library: { key, data } }: { readonly library: LibraryEntry }): ReactNode {
  return (
    <Facts
      facts={{
        Key: <code>{key}</code>,
        Source: <External to={data.repoUrl}>{data.repoName}</External>,
        Documentation: data.docsUrl && <HostLink to={data.docsUrl} />,
        Languages: data.languages && languageNames(data.languages),
        Install: data.install && <Commands commands={data.install} />,
        "Code checked against": data.verifiedAgainst && checkedAgainst(data.verifiedAgainst),
        Filter: data.filter === true ? "offered in lists of models" : "not offered",
      }}
    />
  );
}

/** The examples of a library; those that end in a message only stand last. */
async function examplesOf(key: string, services: Services): Promise<Example[]> {
  const examples = await Promise.all(
    Object.entries(services.examples[key] ?? {}).map(async ([name, model]) => ({
      name,
      model,
      snippets: await explainedSnippets(key, model, services),
    })),
  );
  const isMessage = ({ snippets }: Example): boolean => snippets.every(({ kind }) => kind === "message");
  return examples.sort((one, other) => Number(isMessage(one)) - Number(isMessage(other)));
}

/** How many well-known models a library's page shows. */
const MOST_MODELS = 3;

/** Dialogs of well-known models that name the library. */
function dialogsOf(key: string, services: Services): Promise<UseThisModelProps[]> {
  const named = BUNDLED_RECORDS.filter((model) => model.library_name === key);
  const tagged = BUNDLED_RECORDS.filter((model) => model.library_name !== key && model.tags?.includes(key) === true);
  const models = hasSnippets(key) ? [...named, ...tagged].slice(0, MOST_MODELS) : [];
  return Promise.all(models.map((model) => dialogProps(model, services, key)));
}

function sectionsOf(
  { key, data, hasSnippets: hasCode }: LibraryEntry,
  examples: readonly Example[],
  dialogs: readonly UseThisModelProps[],
): PageSection[] {
  const tasks = tasksOfLibrary(key);
  const all: (PageSection & { readonly shown: boolean })[] = [
    { title: "Use a model", shown: dialogs.length > 0, content: <SampleModels dialogs={dialogs} /> },
    { title: "Code", shown: examples.length > 0, content: <LibraryCode examples={examples} /> },
    { title: "Code", shown: !hasCode, content: <NoCode address={data.repoUrl} /> },
    { title: "Tasks", shown: tasks.length > 0, content: <TaskNames tasks={tasks} /> },
    { title: "Downloads", shown: true, content: <DownloadRule library={key} query={data.countDownloads} /> },
  ];
  return all.filter(({ shown }) => shown);
}

function NoCode({ address }: { readonly address: string }): ReactNode {
  return (
    <p>
      Hubsmith writes no code for this library yet. Its <External to={address}>source</External> tells how its models
      are used.
    </p>
  );
}

function Commands({ commands }: { readonly commands: readonly string[] }): ReactNode {
  return commands.map((command) => (
    <code key={command} className="command" translate="no">
      {command}
    </code>
  ));
}

function TaskNames({ tasks }: { readonly tasks: readonly TaskEntry[] }): ReactNode {
  return (
    <ul className="names">
      {tasks.map(({ id, data }) => (
        <li key={id}>
          <Link to={`/tasks/${id}/`}>{data.label}</Link>
        </li>
      ))}
    </ul>
  );
}
