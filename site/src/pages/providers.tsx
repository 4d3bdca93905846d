import { DocHeading, ScrollBox } from "hubsmith/react";
import { Fragment, type ReactNode } from "react";
import { taskPath, providerPath } from "../entry-paths.ts";
import { Table } from "../components/table.tsx";
import { taskNames } from "../catalogue/catalogue.ts";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { External, Link } from "../components/link.tsx";
import { Check, Filter, NothingFits, TaskSelect, NewEntry } from "../components/entry-list.tsx";
import type { ProviderRecord, ProviderTaskRecord } from "../providers/record.ts";
import { catalogueTasks, matrixGroups, pageTask, shapeWords, taskTitle, type MatrixRow } from "../providers/tasks.ts";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Returns the page of all providers: a table that visitors can filter, and a table of providers and tasks. */
export function providersPage({ providers: all }: BuildData): Page {
  const providers = all.filter(({ isPseudo }) => !isPseudo);
  const served = new Set(providers.flatMap(catalogueTasks));
  return {
    title: "Providers",
    description: `${providers.length} providers that run models for you: who serves which task, with keys, prices, models and code to copy.`,
    content: (
      <>
        <DocHeading level={1} title="Providers" />
        <p className="lead">
          {providers.length} providers run models for you. Copy code for every task that a provider serves. Choose how
          you call the provider: <Link to="/clients/">Python, JavaScript or the shell</Link>. The{" "}
          <Link to={providerPath("auto")}>router of the hub</Link> chooses a provider for each call.
        </p>
        <section aria-labelledby="matrix">
          <DocHeading level={2} title="Tasks and providers" local="matrix" />
          <Matrix providers={providers} />
        </section>
        <section aria-labelledby="all">
          <DocHeading level={2} title="All providers" local="all" />
          <Filter
            entries="providers"
            list="providers-table"
            count={providers.length}
            label="Name"
            placeholder="for example groq"
            isWide
          >
            <TaskSelect isEmpty={(task) => !served.has(task)} />
            <Check name="streams" label="Streams" />
            <Check name="live" label="Through the router" />
          </Filter>
          <Listing providers={providers} />
          <NothingFits list="providers-table" entry="provider" />
          <NewEntry folder="providers" what="your provider" />
        </section>
      </>
    ),
  };
}

/** The symbols of the table, in the order of the legend. */
const SIGNS = ["stream", "answer", "job"] as const;
type Sign = (typeof SIGNS)[number];

const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  stream: "one response, or a stream of chunks",
  answer: "one response",
  job: "a job, whose status is requested until the job ends",
};

const SIGN_PATHS: Readonly<Record<Sign, string>> = {
  stream: "M3 8c2-3 4-3 6.500 0s4.500 3 6.500 0M3 12.500c2-3 4-3 6.500 0s4.500 3 6.500 0",
  answer: "M4 10.500 8 14.500 16 6",
  job: "M10 3.500a6.500 6.500 0 1 0 6.500 6.500M10 6.500v4l2.500 1.500M13 4l3.500-.5",
};

function signOf({ shape, streams }: ProviderTaskRecord): Sign {
  if (streams) return "stream";
  return shape === "job" ? "job" : "answer";
}

function SignIcon({ sign }: { readonly sign: Sign }): ReactNode {
  return (
    <svg
      className={`icon sign sign-${sign}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGN_PATHS[sign]} />
    </svg>
  );
}

function Legend(): ReactNode {
  return (
    <ul className="legend" aria-label="Signs">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <SignIcon sign={sign} /> {SIGN_WORDS[sign]}
        </li>
      ))}
      <li>
        <s>Name</s>: the router no longer supports this provider, so use its own key
      </li>
    </ul>
  );
}

function Matrix({ providers: all }: { readonly providers: readonly ProviderRecord[] }): ReactNode {
  const groups = matrixGroups(all);
  // Providers with the most tasks come first, because a small screen shows only the first columns.
  const providers = all.toSorted((one, other) => other.tasks.length - one.tasks.length);
  return (
    <>
      <Legend />
      <ByTask groups={groups} providers={providers} />
      <ScrollBox className="matrix-box" label="Table: tasks and the providers that serve them">
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">Task</th>
              {providers.map(({ id, name, status }) => (
                <th key={id} scope="col" className="upright">
                  <Link to={providerPath(id)}>{status === "retired" ? <s>{name}</s> : name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ modality, label, rows }) => (
            <tbody key={modality}>
              <tr>
                <th scope="rowgroup" colSpan={providers.length + 1} className="group">
                  <span>{label}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <MatrixLine key={row.task} row={row} providers={providers} />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollBox>
    </>
  );
}

interface ByTaskProps {
  readonly groups: ReturnType<typeof matrixGroups>;
  readonly providers: readonly ProviderRecord[];
}

/** The same content as the table of providers and tasks, as a list for narrow screens. */
function ByTask({ groups, providers }: ByTaskProps): ReactNode {
  return (
    <div className="by-task">
      {groups.map(({ modality, label, rows }) => (
        <details key={modality}>
          <summary>
            {label} <span className="count">{rows.length}</span>
          </summary>
          <dl>
            {rows.map(({ task, by }) => (
              <Fragment key={task}>
                <dt>
                  <Link to={taskPath(pageTask(task))}>{taskTitle(task)}</Link>
                </dt>
                <dd>
                  {providers
                    .filter(({ id }) => by.has(id))
                    .map(({ id, name }) => (
                      <Link key={id} to={providerPath(id, task)}>
                        {name}
                      </Link>
                    ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function MatrixLine({
  row: { task, by },
  providers,
}: {
  readonly row: MatrixRow;
  readonly providers: readonly ProviderRecord[];
}): ReactNode {
  const title = taskTitle(task);
  return (
    <tr>
      <th scope="row">
        <Link to={taskPath(pageTask(task))}>{title}</Link>
      </th>
      {providers.map(({ id, name }) => {
        const served = by.get(id);
        return (
          <td key={id}>
            {served !== undefined && (
              <Link to={providerPath(id, task)}>
                <SignIcon sign={signOf(served)} />
                <span className="hs-hidden">
                  {title} at {name}: {SIGN_WORDS[signOf(served)]}
                </span>
              </Link>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Listing({ providers }: { readonly providers: readonly ProviderRecord[] }): ReactNode {
  return (
    <Table
      label="Table of providers"
      isWide
      className="listing providers stacked"
      id="providers-table"
      data-sortable=""
      columns={["Provider", "Tasks", "Kinds of calls", "Ways", "Key", { title: "Links", "data-unsorted": "" }]}
    >
      {providers.map((provider) => (
        <Row key={provider.id} provider={provider} />
      ))}
    </Table>
  );
}

function Row({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { id, name, hubOrg = "", docsUrl, status, tasks, routed, direct } = provider;
  const ways = [routed && "router", direct && "own key"].filter(Boolean).join(", ");
  return (
    <tr
      data-text={[id, name, hubOrg].join(" ").toLowerCase()}
      data-task={catalogueTasks(provider).join(" ")}
      {...(tasks.some(({ streams }) => streams) && { "data-streams": "" })}
      {...(routed && { "data-live": "" })}
    >
      <th scope="row">
        <EntryLogo kind="providers" id={id} name={name} />
        <Link to={providerPath(id)}>{name}</Link>
        <code>{id}</code>
        {status === "retired" && <span className="tag">retired</span>}
      </th>
      <td>{taskNames(tasks.map(({ task }) => taskTitle(task)))}</td>
      <td className="second">{[...new Set(tasks.map(shapeWords))].join(", ")}</td>
      <td className="second">{ways}</td>
      <td className="second">
        <code>{(direct ?? routed)?.variable}</code>
      </td>
      <td className="links second">{docsUrl !== undefined && <External to={docsUrl}>Docs</External>}</td>
    </tr>
  );
}
