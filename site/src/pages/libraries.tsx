import { DocHeading, languageNames } from "hubsmith/react";
import type { ReactNode } from "react";
import { libraryPath } from "../entry-paths.ts";
import { Table } from "../components/table.tsx";
import {
  isNamedLikeKey,
  LIBRARY_LIST,
  POPULAR_LIBRARIES,
  taskNames,
  type LibraryEntry,
} from "../catalogue/catalogue.ts";
import { librariesWithCode, tasksOf } from "../catalogue/task-libraries.ts";
import type { BuildData } from "../build-data.ts";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { External, Link } from "../components/link.tsx";
import { Check, Filter, NothingFits, TaskSelect, NewEntry } from "../components/entry-list.tsx";
import type { Page } from "./page.ts";

/** Number of popular libraries that the page shows above the table. */
const MOST_POPULAR = 6;

/** Returns the page of all libraries: a table and a form that filters it. */
export function librariesPage({ codeTasks }: BuildData): Page {
  const withSnippets = LIBRARY_LIST.filter(({ hasSnippets }) => hasSnippets).length;
  return {
    title: "Libraries",
    description: `${LIBRARY_LIST.length} libraries that load models: what each is for, its tasks, and code to copy.`,
    content: (
      <>
        <DocHeading level={1} title="Libraries" />
        <p className="lead">
          {LIBRARY_LIST.length} libraries load models from the hub in your own program. For {withSnippets} of them, you
          can copy code here.
        </p>
        <p className="tries">
          <span>Popular</span>
          {POPULAR_LIBRARIES.slice(0, MOST_POPULAR).map(({ key, data }) => (
            <Link key={key} to={libraryPath(key)}>
              {data.prettyLabel}
            </Link>
          ))}
        </p>
        <NewEntry folder="libraries" what="your library" />
        <Filter
          entries="libraries"
          list="libraries-table"
          count={LIBRARY_LIST.length}
          label="Name"
          placeholder="for example diffus"
          isWide
        >
          <TaskSelect isEmpty={(task) => librariesWithCode(task, codeTasks).length === 0} />
          <Check name="code" label="Has code" />
          <Check name="offered" label="Common on the hub" />
        </Filter>
        <Listing codeTasks={codeTasks} />
        <NothingFits list="libraries-table" entry="library" />
      </>
    ),
  };
}

type CodeTasks = Pick<BuildData, "codeTasks">;

function Listing({ codeTasks }: CodeTasks): ReactNode {
  return (
    <Table
      label="Table of libraries"
      isWide
      className="listing described stacked"
      id="libraries-table"
      columns={["Library", "Tasks", "Code", "Links"]}
    >
      {LIBRARY_LIST.map((library) => (
        <Row key={library.key} library={library} codeTasks={codeTasks} />
      ))}
    </Table>
  );
}

function Row({ library, codeTasks }: CodeTasks & { readonly library: LibraryEntry }): ReactNode {
  const { key, data, hasSnippets } = library;
  const tasks = tasksOf(library, codeTasks);
  const marks = { ...(hasSnippets && { "data-code": "" }), ...(data.filter === true && { "data-offered": "" }) };
  return (
    <tr
      data-text={[key, data.prettyLabel, data.repoName, data.description ?? ""].join(" ").toLowerCase()}
      {...(tasks.length > 0 && { "data-task": tasks.map(({ id }) => id).join(" ") })}
      {...marks}
    >
      <th scope="row">
        <EntryLogo kind="libraries" id={key} name={data.prettyLabel} />
        <Link to={libraryPath(key)}>{data.prettyLabel}</Link>
        {!isNamedLikeKey(library) && <code>{key}</code>}
        {data.description !== undefined && <p className="quiet">{data.description}</p>}
      </th>
      <td className="second">{taskNames(tasks.map((task) => task.data.label))}</td>
      <td className="quiet">{data.languages && languageNames(data.languages)}</td>
      <td className="links second">
        <External to={data.repoUrl}>Source</External>
        {data.docsUrl !== undefined && <External to={data.docsUrl}>Docs</External>}
      </td>
    </tr>
  );
}
