import { DocHeading, ScrollBox } from "hubsmith/react";
import type { ReactNode } from "react";
import { LIBRARY_LIST, librariesOfTask, tasksOfLibrary, type LibraryEntry } from "../catalogue.ts";
import { External, Link } from "../components/link.tsx";
import { TaskSelect } from "../components/task-select.tsx";
import { explainRule, patternOf } from "../download-rule.ts";
import type { Page } from "./page.ts";

/** How many tasks or files a cell names before it only counts them. */
const MOST_NAMES = 3;

/** All libraries in one table, which a form above it filters. */
export function librariesPage(): Page {
  const withSnippets = LIBRARY_LIST.filter(({ hasSnippets }) => hasSnippets).length;
  const offered = LIBRARY_LIST.filter(({ data }) => data.filter === true).length;
  return {
    title: "Libraries",
    description: `${LIBRARY_LIST.length} libraries that load models: the tasks they support, and which files count as a download.`,
    content: (
      <>
        <DocHeading level={1} title="Libraries" />
        <p className="lead">
          {LIBRARY_LIST.length} libraries load models of the hub. {offered} are common enough to be offered as a filter;
          for {withSnippets}, Hubsmith writes the code that uses a model.
        </p>
        <search aria-label="Filter the libraries">
          <Filter />
        </search>
        <Listing />
        <p className="empty" data-empty-for="libraries-table" hidden>
          No library fits. Take a word out, or reset the filter.
        </p>
      </>
    ),
  };
}

function Listing(): ReactNode {
  return (
    <ScrollBox className="wide" label="Table of libraries">
      <table className="hs-table listing" id="libraries-table">
        <thead>
          <tr>
            <th scope="col">Library</th>
            <th scope="col">Tasks</th>
            <th scope="col">Downloads counted by</th>
            <th scope="col">Code</th>
            <th scope="col">Filter</th>
            <th scope="col">Links</th>
          </tr>
        </thead>
        <tbody>
          {LIBRARY_LIST.map((library) => (
            <Row key={library.key} library={library} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Filter(): ReactNode {
  return (
    <form className="filter scripted" data-filter="libraries-table">
      <label className="grow">
        Name
        <input type="search" name="q" autoComplete="off" spellCheck={false} placeholder="for example diffus" />
      </label>
      <TaskSelect isEmpty={(task) => librariesOfTask(task).length === 0} />
      <label className="check">
        <input type="checkbox" name="code" autoComplete="off" /> Has code
      </label>
      <label className="check">
        <input type="checkbox" name="offered" autoComplete="off" /> Offered as filter
      </label>
      <output aria-live="polite">All {LIBRARY_LIST.length}</output>
      <button className="plain" type="reset">
        Reset
      </button>
    </form>
  );
}

function Row({ library: { key, data, hasSnippets } }: { readonly library: LibraryEntry }): ReactNode {
  const tasks = tasksOfLibrary(key);
  const marks = { ...(hasSnippets && { "data-code": "" }), ...(data.filter === true && { "data-offered": "" }) };
  return (
    <tr
      data-text={[key, data.prettyLabel, data.repoName].join(" ").toLowerCase()}
      {...(tasks.length > 0 && { "data-task": tasks.map(({ id }) => id).join(" ") })}
      {...marks}
    >
      <th scope="row">
        <Link to={`/libraries/${encodeURIComponent(key)}/`}>{data.prettyLabel}</Link>
        {key !== data.prettyLabel && <code>{key}</code>}
      </th>
      <td>{tasks.length > MOST_NAMES ? `${tasks.length} tasks` : tasks.map((task) => task.data.label).join(", ")}</td>
      <td>
        <CountedFiles query={data.countDownloads} />
      </td>
      <td>{hasSnippets && "yes"}</td>
      <td>{data.filter === true && "yes"}</td>
      <td className="links">
        <External to={data.repoUrl}>Source</External>
        {data.docsUrl !== undefined && <External to={data.docsUrl}>Docs</External>}
      </td>
    </tr>
  );
}

/** The files that count as a download, as short as a cell needs it. */
function CountedFiles({ query }: { readonly query: string | undefined }): ReactNode {
  if (query === undefined) return <span className="quiet">config.json and the like</span>;
  const patterns = (explainRule(query) ?? []).map((way) => patternOf(way));
  if (patterns.length === 0) return <code>{query}</code>;
  const more = patterns.length - MOST_NAMES;
  return (
    <>
      {patterns.slice(0, more === 1 ? undefined : MOST_NAMES).map((pattern) => (
        <code key={pattern}>{pattern}</code>
      ))}
      {more > 1 && <span className="quiet">and {more} more</span>}
    </>
  );
}
