import { fileAddress, languageNames, type UseThisModelProps } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { isNamedLikeKey, tasksOfLibrary, type LibraryEntry, type TaskEntry } from "../catalogue/catalogue.ts";
import { dialogProps, explainedSnippets } from "../catalogue/snippets.ts";
import { DownloadRule } from "../components/download-rule.tsx";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { EntryPage, type PageLink } from "../components/entry-page.tsx";
import { commonExample, ExampleCode, OtherCases, type Example } from "../components/library-code.tsx";
import { External, HostLink, Link } from "../components/link.tsx";
import { ModelDialog } from "../components/island.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { modelPath, taskPath } from "../entry-paths.ts";
import { isPlaceholder, withPlaceholder, BUNDLED_RECORDS } from "../records/records.ts";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Returns the page of a library: its purpose, how to start, its tasks and models, and its download counts. */
export async function libraryPage(library: LibraryEntry, buildData: BuildData): Promise<Page> {
  const { key, data } = library;
  const use = await useOf(key, buildData);
  return {
    title: titleOf(library),
    description: descriptionOf(library),
    content: (
      <EntryPage
        list={{ to: "/libraries/", title: "Libraries" }}
        title={data.prettyLabel}
        logo={<EntryLogo kind="libraries" id={key} name={data.prettyLabel} isLarge />}
        lead={data.description ?? <NotDescribed library={library} />}
        kind="library"
        links={linksOf(library)}
        facts={<LibraryFacts library={library} />}
        sections={sectionsOf(library, use)}
        file={fileOf(key)}
      />
    ),
  };
}

const fileOf = (key: string): string => `spec/libraries/${key}.yaml`;

/**
 * Returns the title of the page. If the key differs from the name, the title also contains the key, because two
 * libraries can have the same name.
 */
function titleOf(library: LibraryEntry): string {
  const { key, data } = library;
  return isNamedLikeKey(library) ? data.prettyLabel : `${data.prettyLabel} (${key})`;
}

function descriptionOf({ key, data, hasSnippets }: LibraryEntry): string {
  const start = hasSnippets
    ? `Install ${data.prettyLabel} and run a model with it.`
    : `Where to learn how ${data.prettyLabel} runs models.`;
  return `${data.description ?? `A library for models with library_name ${key}.`} ${start}`;
}

function NotDescribed({ library: { key, data } }: { readonly library: LibraryEntry }): ReactNode {
  return (
    <>
      Nobody has described {data.prettyLabel} here yet. Read <External to={data.repoUrl}>its source</External>, or{" "}
      <External to={fileAddress(fileOf(key)) ?? ""}>add a description of one sentence</External>.
    </>
  );
}

function LibraryFacts({ library: { key, data } }: { readonly library: LibraryEntry }): ReactNode {
  return (
    <Facts
      facts={{
        "In a model card": <code>library_name: {key}</code>,
        Languages: data.languages && languageNames(data.languages),
        Licence: data.licence && <External to={data.licenceSource ?? data.repoUrl}>{data.licence}</External>,
        "Described at": data.source && <HostLink to={data.source} />,
      }}
    />
  );
}

function linksOf({ key, data }: LibraryEntry): readonly PageLink[] {
  return [
    ["Documentation", data.docsUrl],
    ["Source", data.repoUrl],
    ["Models on the hub", hubModels(key)],
  ];
}

const hubModels = (key: string): string => `https://huggingface.co/models?library=${encodeURIComponent(key)}`;

interface Use {
  /** The example whose code comes first. */
  readonly first: Example;
  readonly dialog: UseThisModelProps;
  /** Examples whose code differs from the code of `first`. */
  readonly others: readonly Example[];
  /** Well-known models of the library. */
  readonly models: readonly ModelRecord[];
}

/**
 * Returns the code of a library, or undefined if the catalogue has no code. The code of a well-known model comes first.
 * If there is no such model, the code of an example comes first.
 */
async function useOf(key: string, buildData: BuildData): Promise<Use | undefined> {
  const examples = await Promise.all(
    Object.entries(buildData.examples[key] ?? {}).map(([name, model]) =>
      exampleOf(key, name, withPlaceholder(model), buildData),
    ),
  );
  const common = commonExample(examples);
  if (common === undefined) return undefined;
  const models = [
    ...BUNDLED_RECORDS.filter((model) => model.library_name === key),
    ...BUNDLED_RECORDS.filter((model) => model.library_name !== key && model.tags?.includes(key) === true),
  ];
  const [known] = models;
  const real = examples.find(({ model }) => !isPlaceholder(model) && model.id.includes("/")) ?? common;
  const first = known === undefined ? real : await exampleOf(key, common.name, known, buildData);
  const byCode = new Map(examples.map((example) => [codeWithoutId(example), example]));
  byCode.delete(codeWithoutId(first));
  return { first, dialog: await dialogProps(first.model, buildData, key), others: [...byCode.values()], models };
}

async function exampleOf(key: string, name: string, model: ModelRecord, buildData: BuildData): Promise<Example> {
  return { name, model, snippets: await explainedSnippets(key, model, buildData) };
}

function codeWithoutId({ model, snippets }: Example): string {
  return snippets.map(({ code }) => code.replaceAll(model.id, "")).join("\n");
}

function sectionsOf(library: LibraryEntry, use: Use | undefined): PageSection[] {
  const { key, data } = library;
  const tasks = tasksOfLibrary(key);
  const all: (PageSection | undefined)[] = [
    {
      title: "Get started",
      content: use === undefined ? <NoCode library={library} /> : <Start library={library} use={use} />,
    },
    use && use.others.length > 0
      ? { title: "Other kinds of models", content: <OtherCases examples={use.others} shown={use.first} /> }
      : undefined,
    tasks.length > 0 ? { title: "Tasks", content: <TaskNames tasks={tasks} /> } : undefined,
    { title: "Models", content: <Models library={library} models={use?.models ?? []} /> },
    { title: "Downloads", content: <DownloadRule library={key} query={data.countDownloads} /> },
  ];
  return all.filter((section) => section !== undefined);
}

function Start({
  library: { data },
  use: { first, dialog },
}: {
  readonly library: LibraryEntry;
  readonly use: Use;
}): ReactNode {
  return (
    <>
      <ExampleCode example={first} />
      <div className="sample">
        <ModelDialog props={dialog} />
        <p className="hint">
          {data.verifiedAgainst === undefined
            ? `This code has not been run yet. ${data.unverified?.because ?? ""} Compare it with the documentation.`
            : `${data.verifiedAgainst}.`}{" "}
          For your own model, <Link to="/model/">paste its id</Link>.
        </p>
      </div>
    </>
  );
}

function NoCode({ library: { key, data } }: { readonly library: LibraryEntry }): ReactNode {
  return (
    <ul>
      <li>
        Follow the{" "}
        <External to={data.docsUrl ?? data.repoUrl}>{data.docsUrl === undefined ? "README" : "documentation"}</External>
        : there is no code to copy for {data.prettyLabel} here yet.
      </li>
      <li>
        Most model cards show how to load the model.{" "}
        <External to={hubModels(key)}>Models for {data.prettyLabel}</External>
      </li>
      <li>
        Do you know how to load a model? <Link to="/docs/cookbook/#add-a-library">Add the code</Link> in one file.
      </li>
    </ul>
  );
}

interface ModelsProps {
  readonly library: LibraryEntry;
  readonly models: readonly ModelRecord[];
}

function Models({ library: { key, data }, models }: ModelsProps): ReactNode {
  return (
    <>
      {models.length > 0 && (
        <ul className="model-links">
          {models.map(({ id, pipeline_tag: task }) => (
            <li key={id}>
              <Link to={modelPath(id)}>{id}</Link> {task !== undefined && <span className="quiet">{task}</span>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <External to={hubModels(key)}>All models for {data.prettyLabel} on the hub</External>. Copy the id of a model,
        and <Link to="/model/">get its code</Link>.
      </p>
    </>
  );
}

function TaskNames({ tasks }: { readonly tasks: readonly TaskEntry[] }): ReactNode {
  return (
    <ul className="names">
      {tasks.map(({ id, data }) => (
        <li key={id}>
          <Link to={taskPath(id)}>{data.label}</Link>
        </li>
      ))}
    </ul>
  );
}
