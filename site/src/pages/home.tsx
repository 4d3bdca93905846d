import { DocHeading, languageNames, SnippetBlock, toLocalId, type UseThisModelProps } from "hubsmith/react";
import type { ReactNode } from "react";
import { LIBRARY_LIST, MODALITY_GROUPS, POPULAR_LIBRARIES, TASKS } from "../catalogue/catalogue.ts";
import { dialogProps } from "../catalogue/snippets.ts";
import { tasksOf } from "../catalogue/task-libraries.ts";
import { Code } from "../components/code.tsx";
import { NewEntry } from "../components/entry-list.tsx";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { Anvil, Hallmark } from "../components/icons.tsx";
import { Link } from "../components/link.tsx";
import { ModelDialog } from "../components/island.tsx";
import { ModelField } from "../model/model-field.tsx";
import { modelPath, libraryPath, providerPath } from "../entry-paths.ts";
import { homeExamples, type HomeExample } from "../home-examples.ts";
import { SAMPLE_MODELS } from "../records/records.ts";
import type { BuildData } from "../build-data.ts";
import { siteAddress } from "../site-files.ts";
import { popularTasks, TaskCard, firstSentence } from "../tasks/card.tsx";
import type { Page } from "./page.ts";

/** Maximum number of tasks and of libraries on the home page. */
const MOST_TASKS = 12;
const MOST_LIBRARIES = 9;

/** Returns the home page: a field for a model, and the main links. */
export async function homePage(buildData: BuildData): Promise<Page> {
  const dialog = await dialogProps(SAMPLE_MODELS[0], buildData);
  const companies = buildData.providers.filter(({ isPseudo }) => !isPseudo);
  return {
    title: "Hubsmith",
    description: `Copy working code for any model: in your program, at ${companies.length} inference providers, or on your own machine. ${TASKS.length} tasks explained, ${LIBRARY_LIST.length} libraries.`,
    content: (
      <>
        <div className="hero">
          <div>
            <h1>Paste a model. Copy code that runs.</h1>
            <p className="lead">
              Run it in your program with one of {LIBRARY_LIST.length} libraries, at one of {companies.length}{" "}
              providers, or on your own machine.
            </p>
            <ModelSearch />
          </div>
          <Sample dialog={dialog} />
        </div>
        <Tasks buildData={buildData} />
        <PopularLibraries codeTasks={buildData.codeTasks} />
        <Providers providers={companies} />
        <InCode examples={homeExamples(dialog)} />
      </>
    ),
  };
}

/**
 * A form with a field for a model. The form works even before the script of the page has loaded. It is hidden in
 * browsers without JavaScript, because the look-up of a model needs JavaScript.
 */
function ModelSearch(): ReactNode {
  return (
    <>
      <form className="model-field scripted" action={siteAddress("/model/")} method="get">
        <ModelField id="model-id" />
      </form>
      <p className="tries scripted" data-recent-models="">
        <span>Try</span>
        {SAMPLE_MODELS.map(({ id }) => (
          <Link key={id} to={modelPath(id)}>
            {id}
          </Link>
        ))}
      </p>
      <p className="quiet">
        No model yet? <Link to="/tasks/">Choose a task</Link> or{" "}
        <a href={siteAddress("/search/")} data-search="">
          search everything
        </a>
        .
      </p>
    </>
  );
}

function Sample({ dialog }: { readonly dialog: UseThisModelProps }): ReactNode {
  const usage = Object.values(dialog.snippets ?? {})
    .flat()
    .find(({ kind }) => kind === "usage");
  return (
    <div className="bench">
      {usage !== undefined && <SnippetBlock snippet={{ ...usage, title: dialog.model.id }} />}
      <Anvil />
      <ModelDialog props={dialog} />
    </div>
  );
}

function Tasks({ buildData }: { readonly buildData: BuildData }): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <DocHeading level={2} title="Tasks" />
      <p>
        What models do, with examples and code. <Link to="/tasks/">See all {TASKS.length}</Link>
      </p>
      <ul className="cards picture-cards">
        {popularTasks(buildData)
          .slice(0, MOST_TASKS)
          .map((task) => (
            <TaskCard key={task.id} task={task} buildData={buildData} />
          ))}
      </ul>
      <ul className="kinds">
        {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
          <li key={modality}>
            <Link to={`/tasks/#${toLocalId(modality)}`}>
              <Hallmark modality={modality} /> {label} <span className="count">{tasks.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function counted(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}

function PopularLibraries({ codeTasks }: Pick<BuildData, "codeTasks">): ReactNode {
  const popular = POPULAR_LIBRARIES.filter(({ data }) => data.description !== undefined).slice(0, MOST_LIBRARIES);
  return (
    <section aria-labelledby="libraries">
      <DocHeading level={2} title="Libraries" />
      <p>
        Load and run a model in your own program. <Link to="/libraries/">See all {LIBRARY_LIST.length}</Link>
      </p>
      <ul className="cards">
        {popular.map((library) => {
          const { key, data } = library;
          const tasks = tasksOf(library, codeTasks).length;
          return (
            <li key={key} className="card">
              <h3>
                <EntryLogo kind="libraries" id={key} name={data.prettyLabel} />
                <Link to={libraryPath(key)}>{data.prettyLabel}</Link>
              </h3>
              {data.description !== undefined && <p>{firstSentence(data.description)}</p>}
              <p className="card-foot">
                {tasks > 0 && counted(tasks, "task", "tasks")}
                {data.languages && <span>{languageNames(data.languages)}</span>}
              </p>
            </li>
          );
        })}
      </ul>
      <NewEntry folder="libraries" what="your library" />
    </section>
  );
}

function Providers({ providers }: Pick<BuildData, "providers">): ReactNode {
  const all = providers.toSorted((one, other) => other.tasks.length - one.tasks.length);
  return (
    <section aria-labelledby="providers">
      <DocHeading level={2} title="Providers" />
      <p>
        Run a model at a provider, with one token for all providers.{" "}
        <Link to="/providers/">Compare providers by task</Link>
      </p>
      <ul className="names">
        {all.map(({ id, name, tasks }) => (
          <li key={id}>
            <EntryLogo kind="providers" id={id} name={name} />
            <Link to={providerPath(id)}>{name}</Link>{" "}
            <span className="count">{counted(tasks.length, "task", "tasks")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InCode({ examples }: { readonly examples: readonly HomeExample[] }): ReactNode {
  return (
    <section aria-labelledby="in-code">
      <DocHeading level={2} title="In code" />
      <p>Everything on this site is also a TypeScript package without dependencies.</p>
      <div className="four">
        {examples.map(({ title, code }) => (
          <Code key={title} title={title} language="typescript" code={code} />
        ))}
      </div>
    </section>
  );
}
