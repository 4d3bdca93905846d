import { ScrollBox } from "hubsmith/react";
import type { ReactNode } from "react";
import { External, HostLink, Link } from "../components/link.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { callSnippets } from "../providers/call-code.ts";
import type { ProviderRecord, ProviderTaskRecord, ProviderWay } from "../providers/record.ts";
import { TaskPart } from "../providers/task-part.tsx";
import { catalogueTasks, orderedTasks, pageTask, shapeWords, taskTitle } from "../providers/tasks.ts";
import type { Page } from "./page.ts";

/** One provider: what it serves, how it is reached, and for each task what goes over the wire. */
export function providerPage(provider: ProviderRecord): Page {
  const { id, name } = provider;
  const tasks = orderedTasks(provider);
  const sections = sectionsOf(provider, tasks);
  return {
    title: name,
    description: `How models are called at ${name}: ${namesOf(tasks)}. Addresses, keys, request and answer fields, errors.`,
    content: (
      <EntryPage
        list={{ to: "/providers/", title: "Providers" }}
        title={name}
        lead={leadOf(provider, tasks)}
        kind="provider"
        facts={<ProviderFacts provider={provider} />}
        sections={sections}
        file={`spec/providers/${id}.yaml`}
        tryIt={
          <Link to={`/playground/provider/?entry=${encodeURIComponent(id)}`}>Try its calls in the playground</Link>
        }
      />
    ),
  };
}

const LIST = new Intl.ListFormat("en-GB");

/** The first tasks by name, and how many there are beside. */
function namesOf(tasks: readonly ProviderTaskRecord[]): string {
  const names = tasks.map(({ task }) => taskTitle(task).toLowerCase());
  return LIST.format(names.length <= 3 ? names : [...names.slice(0, 3), `${names.length - 3} more tasks`]);
}

function leadOf(
  { name, isPseudo, status, routed, direct }: ProviderRecord,
  tasks: readonly ProviderTaskRecord[],
): string {
  if (isPseudo) return `Not a company, but a way to let the router choose one: ${namesOf(tasks)}.`;
  if (status === "retired")
    return `Serves ${namesOf(tasks)}. The router no longer forwards to ${name}: calls need its own key.`;
  if (routed === undefined) return `Serves ${namesOf(tasks)}. It is always called directly, with its own key.`;
  const own = direct === undefined ? "" : ", or straight with its own key";
  return `Serves ${namesOf(tasks)}, through the router with a hub token${own}.`;
}

function ProviderFacts({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { id, hubOrg, docsUrl, status, routed, direct } = provider;
  const variable = direct?.variable ?? routed?.variable;
  return (
    <Facts
      facts={{
        Id: <code>{id}</code>,
        Status: status === "live" ? "live" : "retired from the router",
        "On the hub": hubOrg && (
          <External to={`https://huggingface.co/${encodeURIComponent(hubOrg)}`}>{hubOrg}</External>
        ),
        Documentation: docsUrl && <HostLink to={docsUrl} />,
        "Variable of the key": variable && <code>{variable}</code>,
        "Tasks of the catalogue": catalogueTasks(provider).length,
      }}
    />
  );
}

function sectionsOf(provider: ProviderRecord, tasks: readonly ProviderTaskRecord[]): PageSection[] {
  const { notes } = provider;
  return [
    { title: "Tasks", content: <TaskTable provider={provider} tasks={tasks} /> },
    { title: "Address and key", content: <Ways provider={provider} /> },
    ...(notes.length === 0 ? [] : [{ title: "Good to know", content: <Notes notes={notes} /> }]),
    {
      title: "Calls",
      content: tasks.map((task) => (
        <TaskPart key={task.task} provider={provider} task={task} codes={callSnippets(provider, task)} />
      )),
    },
    { title: "Errors", content: <Failures provider={provider} tasks={tasks} /> },
  ];
}

interface TaskListProps {
  readonly provider: ProviderRecord;
  /** Its tasks in the order of the page. */
  readonly tasks: readonly ProviderTaskRecord[];
}

function TaskTable({ provider, tasks }: TaskListProps): ReactNode {
  return (
    <ScrollBox label={`Table: tasks of ${provider.name}`}>
      <table className="hs-table">
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col">How it goes</th>
            <th scope="col">Media as</th>
            <th scope="col">Explained</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.task}>
              <th scope="row">
                <a href={`#${task.task}`}>{taskTitle(task.task)}</a>
              </th>
              <td>{shapeWords(task)}</td>
              <td>{task.outputTypes.join(", ") || <span className="quiet">–</span>}</td>
              <td>
                <Link to={`/tasks/${pageTask(task.task)}/`}>
                  about<span className="hs-hidden"> the task {taskTitle(pageTask(task.task))}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Ways({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { name, routed, direct } = provider;
  return (
    <>
      <ScrollBox label={`Table: ways to ${name}`}>
        <table className="hs-table ways">
          <thead>
            <tr>
              <th scope="col">Way</th>
              <th scope="col">Base address</th>
              <th scope="col">Header</th>
            </tr>
          </thead>
          <tbody>
            {routed !== undefined && <Way title="Through the router" way={routed} />}
            {direct !== undefined && <Way title="Straight" way={direct} />}
          </tbody>
        </table>
      </ScrollBox>
      <WayNotes provider={provider} />
    </>
  );
}

/** What goes along with every request, and who receives the key. */
function WayNotes({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { direct, hosts, headers, acceptsFullUrl } = provider;
  const extra = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return (
    <>
      {extra.length > 0 && (
        <p>
          Every request also has <Codes texts={extra} />.
        </p>
      )}
      {direct !== undefined && (
        <p>
          The key goes to {hosts.length === 1 ? "one host only" : "these hosts only"}: <Codes texts={hosts} />. No
          address in an answer ever receives it.
        </p>
      )}
      {acceptsFullUrl && <p>A whole address may stand in place of the model, for an endpoint of one’s own.</p>}
    </>
  );
}

function Codes({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 && ", "}
      <code>{text}</code>
    </span>
  ));
}

function Way({
  title,
  way: { base, header, value, variable },
}: {
  readonly title: string;
  readonly way: ProviderWay;
}): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <code>{base}</code>
      </td>
      <td>
        <code>
          {header}: {value.replace("{token}", `$${variable}`)}
        </code>
      </td>
    </tr>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }): ReactNode {
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Errors of one kind, over all tasks that have it. */
interface FailureKind {
  readonly when: string;
  readonly error: string;
  readonly tasks: readonly string[];
  /** The message of the first of these tasks. */
  readonly message: string;
}

function failureKinds(tasks: readonly ProviderTaskRecord[]): FailureKind[] {
  const kinds = new Map<string, FailureKind>();
  for (const { task, failures } of tasks) {
    for (const { when, error, message } of failures) {
      const key = `${error} ${when}`;
      const known = kinds.get(key);
      kinds.set(key, { when, error, message: known?.message ?? message, tasks: [...(known?.tasks ?? []), task] });
    }
  }
  return [...kinds.values()];
}

function Failures({ provider, tasks }: TaskListProps): ReactNode {
  return (
    <>
      <p>
        An answer with a status other than 2xx is a <code>ProviderApiError</code>: it holds the request, the status, the
        headers and the body of {provider.name}. These have reasons of their own; the message is that of the first task.
      </p>
      <ScrollBox label={`Table: errors of ${provider.name}`}>
        <table className="hs-table errors">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Error and its message</th>
              <th scope="col">Tasks</th>
            </tr>
          </thead>
          <tbody>
            {failureKinds(tasks).map(({ when, error, message, tasks: names }) => (
              <tr key={`${error} ${when}`}>
                <th scope="row">{when}</th>
                <td>
                  <code>{error}</code>
                  <span className="message">{message}</span>
                </td>
                <td>{names.length === tasks.length ? "all" : names.map(taskTitle).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
