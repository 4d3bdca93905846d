import type { ReactNode } from "react";
import { Table } from "../components/table.tsx";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { EntryPage, type PageLink } from "../components/entry-page.tsx";
import { External, HostLink, Link } from "../components/link.tsx";
import { Codes } from "../components/code.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { callSnippets } from "../providers/call-code.ts";
import { modelPath, taskPath } from "../entry-paths.ts";
import type { KnownModel, ProviderRecord, ProviderTaskRecord, ProviderWay } from "../providers/record.ts";
import { Failures } from "../providers/failures.tsx";
import { Start } from "../providers/start.tsx";
import { TaskPart } from "../providers/task-part.tsx";
import { orderedTasks, pageTask, shapeWords, taskTitle } from "../providers/tasks.ts";
import type { Page } from "./page.ts";

/** Returns the page of a provider: its tasks, how to call it, and its requests and responses. */
export function providerPage(provider: ProviderRecord): Page {
  const { id, name } = provider;
  const tasks = orderedTasks(provider);
  const sections = sectionsOf(provider, tasks);
  return {
    title: name,
    description: `${provider.description ?? `${name} serves ${namesOf(tasks)}.`} Code to copy, keys, prices, models, and the API of each task.`,
    content: (
      <EntryPage
        list={{ to: "/providers/", title: "Providers" }}
        title={name}
        logo={<EntryLogo kind="providers" id={id} name={name} isLarge />}
        lead={<Lead provider={provider} tasks={tasks} />}
        kind="provider"
        links={linksOf(provider)}
        facts={<ProviderFacts provider={provider} />}
        sections={sections}
        file={`spec/providers/${id}.yaml`}
      />
    ),
  };
}

const LIST = new Intl.ListFormat("en-GB");

/** Returns the names of the first tasks, and the number of all other tasks. */
function namesOf(tasks: readonly ProviderTaskRecord[]): string {
  const names = tasks.map(({ task }) => taskTitle(task).toLowerCase());
  return LIST.format(names.length <= 3 ? names : [...names.slice(0, 3), `${names.length - 3} more tasks`]);
}

function Lead({ provider: { name, description, status }, tasks }: TaskListProps): ReactNode {
  return (
    <>
      {description ?? `Serves ${namesOf(tasks)}.`}
      {status === "retired" && ` The hub no longer forwards calls to ${name}: they need a key of its own.`}
    </>
  );
}

function linksOf({
  id,
  docsUrl,
  pricingUrl,
  modelsUrl,
  keysUrl,
  routed,
  isPseudo,
}: ProviderRecord): readonly PageLink[] {
  const onHub = `https://huggingface.co/models?inference_provider=${encodeURIComponent(id)}`;
  return [
    ["Keys", keysUrl],
    ["Prices", pricingUrl],
    ["Model list", modelsUrl],
    ["Models on the hub", routed === undefined || isPseudo ? undefined : onHub],
    ["Documentation", docsUrl],
  ];
}

function ProviderFacts({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { id, hubOrg, source, routed, direct } = provider;
  return (
    <Facts
      facts={{
        "Id in code": <code>{id}</code>,
        "Through the hub": routed === undefined ? "no" : <code>{routed.variable}</code>,
        "Own key": direct && <code>{direct.variable}</code>,
        "On the hub": hubOrg && (
          <External to={`https://huggingface.co/${encodeURIComponent(hubOrg)}`}>{hubOrg}</External>
        ),
        "Described at": source && <HostLink to={source} />,
      }}
    />
  );
}

function sectionsOf(provider: ProviderRecord, tasks: readonly ProviderTaskRecord[]): PageSection[] {
  const { notes } = provider;
  return [
    { title: "Get started", content: <Start provider={provider} tasks={tasks} /> },
    { title: "Tasks", content: <TaskTable provider={provider} tasks={tasks} /> },
    ...(notes.length === 0 ? [] : [{ title: "Good to know", content: <Notes notes={notes} /> }]),
    {
      title: "API of each task",
      local: "api",
      content: tasks.map((task) => (
        <TaskPart key={task.task} provider={provider} task={task} codes={callSnippets(provider, task)} />
      )),
    },
    { title: "Base URL and authentication", local: "address-and-key", content: <Ways provider={provider} /> },
    { title: "Errors", content: <Failures name={provider.name} tasks={tasks} /> },
  ];
}

interface TaskListProps {
  readonly provider: ProviderRecord;
  /** Tasks of the provider, in the order of the page. */
  readonly tasks: readonly ProviderTaskRecord[];
}

function TaskTable({ provider: { name, knownModels }, tasks }: TaskListProps): ReactNode {
  const hasModels = Object.keys(knownModels).length > 0;
  return (
    <Table
      label={`Table: tasks of ${name}`}
      className="wrapping"
      columns={["Task", ...(hasModels ? ["A model it serves"] : []), { title: "Response", className: "second" }, "API"]}
    >
      {tasks.map((task) => (
        <tr key={task.task}>
          <th scope="row">
            <Link to={taskPath(pageTask(task.task))}>{taskTitle(task.task)}</Link>
          </th>
          {hasModels && (
            <td>
              <ModelAt known={knownModels[task.task]} />
            </td>
          )}
          <td className="second">{shapeWords(task)}</td>
          <td>
            <a href={`#${task.task}`}>
              details<span className="hs-hidden"> of {taskTitle(task.task)}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function ModelAt({ known }: { readonly known: KnownModel | undefined }): ReactNode {
  return known === undefined ? (
    <span className="quiet">–</span>
  ) : (
    <>
      <Link to={modelPath(known.model)}>{known.model}</Link>
      {known.checkedOn !== undefined && <span className="quiet"> (checked on {known.checkedOn})</span>}
    </>
  );
}

function Ways({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { name, routed, direct } = provider;
  return (
    <>
      <Table label={`Table: ways to ${name}`} className="ways stacked" columns={["Way", "Base URL", "Header"]}>
        {routed !== undefined && <Way title="Through the router" way={routed} />}
        {direct !== undefined && <Way title="Direct" way={direct} />}
      </Table>
      <WayNotes provider={provider} />
    </>
  );
}

/** Notes about calls: values for the URL, headers of every request, and hosts that receive the key. */
function WayNotes({ provider }: { readonly provider: ProviderRecord }): ReactNode {
  const { direct, hosts, headers, values, acceptsFullUrl } = provider;
  const extra = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return (
    <>
      {Object.entries(values).map(([name, { description, from }]) => (
        <p key={name}>
          The URL needs <code>{name}</code>: {description} Pass it as <code>{from ?? `values: { ${name}: "…" }`}</code>
          {from === undefined && " in the options of the client or of the call"}.
        </p>
      ))}
      {extra.length > 0 && (
        <p>
          Every request also has <Codes texts={extra} />.
        </p>
      )}
      {direct !== undefined && (
        <p>
          Hubsmith sends the key only to {hosts.length === 1 ? "this host" : "these hosts"}: <Codes texts={hosts} />. It
          never sends the key to a URL from a response.
        </p>
      )}
      {acceptsFullUrl && <p>To call your own endpoint, pass its URL as the model.</p>}
    </>
  );
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
