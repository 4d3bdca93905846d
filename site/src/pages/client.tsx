import { languageNames } from "hubsmith/react";
import type { ReactNode } from "react";
import { taskPath, providerPath } from "../entry-paths.ts";
import { callOf, type ClientCall } from "../providers/client-code.ts";
import { LANGUAGES, type ClientRecord } from "../catalogue/clients.ts";
import { Code } from "../components/code.tsx";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { External, Link } from "../components/link.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { pageTask, taskTitle } from "../providers/tasks.ts";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

const CHAT = "conversational";

/** Returns the page of a client: installation, a first call, streaming, and other features. */
export function clientPage(client: ClientRecord, buildData: BuildData): Page {
  const { id, title, description, docsUrl, language, install } = client;
  const languageName = languageNames([LANGUAGES[language]]);
  return {
    title,
    description: `Call hosted models from ${languageName} with ${title}: ${install ?? "nothing to install"}, first call, streaming, tasks.`,
    content: (
      <EntryPage
        list={{ to: "/clients/", title: "Clients" }}
        title={title}
        logo={<EntryLogo kind="clients" id={id} name={title} isLarge />}
        lead={description ?? `Calls hosted models from ${languageName}.`}
        kind="client"
        links={[["Documentation", docsUrl]]}
        facts={<ClientFacts client={client} languageName={languageName} />}
        sections={sectionsOf(client, buildData)}
        file={`spec/clients/${id}.yaml`}
      />
    ),
  };
}

interface ClientFactsProps {
  readonly client: ClientRecord;
  readonly languageName: string;
}

function ClientFacts({ client: { verifiedAgainst }, languageName }: ClientFactsProps): ReactNode {
  return <Facts facts={{ Language: languageName, "Compared with": verifiedAgainst }} />;
}

function sectionsOf(client: ClientRecord, { providers }: BuildData): PageSection[] {
  const { install } = client;
  const known = new Set(providers.flatMap(({ knownModels }) => Object.keys(knownModels)));
  const tasks = [...known].filter((task) => client.tasks === undefined || client.tasks.includes(task));
  const calls = tasks.flatMap((task) => callOf(client, task, providers) ?? []);
  const first = calls.find(({ task }) => task === CHAT) ?? calls[0];
  const streamed = callOf(client, first?.task ?? CHAT, providers, true);
  const others = calls.filter((call) => call !== first);
  return [
    { title: "Install", content: install === undefined ? <NoInstall /> : <Code language="bash" code={install} /> },
    ...(first === undefined ? [] : [{ title: "First call", content: <FirstCall client={client} call={first} /> }]),
    ...(streamed === undefined
      ? []
      : [{ title: "Stream the reply", content: <CallBlock client={client} call={streamed} /> }]),
    ...(others.length === 0 ? [] : [{ title: "Other tasks", content: <OtherTasks client={client} calls={others} /> }]),
    { title: "Providers", content: <Providers client={client} providers={providers} /> },
  ];
}

function NoInstall(): ReactNode {
  return <p>Nothing to install.</p>;
}

function FirstCall({ client, call }: { readonly client: ClientRecord; readonly call: ClientCall }): ReactNode {
  const { provider } = call;
  const way = provider.routed ?? provider.direct;
  const keys = provider.routed === undefined ? provider.keysUrl : "https://huggingface.co/settings/tokens";
  const name = provider.routed === undefined ? `key of ${provider.name}` : "hub token";
  return (
    <>
      <p>
        {keys === undefined ? `Create a ${name}` : <External to={keys}>Create a {name}</External>} and store it in an
        environment variable:
      </p>
      {way !== undefined && <Code language="bash" code={`export ${way.variable}="paste it here"`} />}
      <CallBlock client={client} call={call} />
    </>
  );
}

function CallBlock({
  client,
  call: { code, provider },
}: {
  readonly client: ClientRecord;
  readonly call: ClientCall;
}): ReactNode {
  return (
    <Code
      language={LANGUAGES[client.language]}
      title={provider.isPseudo ? client.name : `${client.name} at ${provider.name}`}
      code={code}
    />
  );
}

function OtherTasks({
  client,
  calls,
}: {
  readonly client: ClientRecord;
  readonly calls: readonly ClientCall[];
}): ReactNode {
  return calls.map((call) => (
    <details key={call.task} className="case">
      <summary>{taskTitle(call.task)}</summary>
      <div>
        <CallBlock client={client} call={call} />
        <p className="hint">
          <Link to={taskPath(pageTask(call.task))}>About this task</Link>
        </p>
      </div>
    </details>
  ));
}

function Providers({
  client: { providers: only, name },
  providers,
}: { readonly client: ClientRecord } & Pick<BuildData, "providers">): ReactNode {
  if (only === undefined) {
    return (
      <p>
        {name} calls <Link to="/providers/">every provider</Link>. To use another provider, change the provider&apos;s
        name or URL in the code.
      </p>
    );
  }
  const shown = providers.filter(({ id }) => only.includes(id));
  return (
    <ul className="names">
      {shown.map((provider) => (
        <li key={provider.id}>
          <Link to={providerPath(provider.id)}>{provider.name}</Link>
        </li>
      ))}
    </ul>
  );
}
