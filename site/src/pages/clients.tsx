import { DocHeading, languageNames } from "hubsmith/react";
import type { ReactNode } from "react";
import { clientPath } from "../entry-paths.ts";
import { LANGUAGES, type ClientRecord } from "../catalogue/clients.ts";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { Link } from "../components/link.tsx";
import { NewEntry } from "../components/entry-list.tsx";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Returns the page of all clients for hosted models, by language. */
export function clientsPage({ clients }: BuildData): Page {
  return {
    title: "Clients",
    description: `${clients.length} ways to call a hosted model from Python, JavaScript and the shell: install, first call, streaming.`,
    content: (
      <>
        <DocHeading level={1} title="Clients" />
        <p className="lead">
          {clients.length} packages and commands call hosted models from your own program. Copy code for a first call.
          To choose a provider that runs the model, <Link to="/providers/">compare the providers</Link>.
        </p>
        {Object.entries(LANGUAGES).map(([language, highlighted]) => (
          <section key={language} aria-labelledby={language}>
            <DocHeading level={2} title={languageNames([highlighted])} local={language} />
            <ul className="cards">
              {clients
                .filter((client) => client.language === language)
                .map((client) => (
                  <ClientCard key={client.id} client={client} />
                ))}
            </ul>
          </section>
        ))}
        <NewEntry folder="clients" what="your client" />
      </>
    ),
  };
}

function ClientCard({ client: { id, title, description, install } }: { readonly client: ClientRecord }): ReactNode {
  return (
    <li className="card">
      <h3>
        <EntryLogo kind="clients" id={id} name={title} />
        <Link to={clientPath(id)}>{title}</Link>
      </h3>
      {description !== undefined && <p>{description}</p>}
      <p className="card-foot">{install === undefined ? "Nothing to install" : <code>{install}</code>}</p>
    </li>
  );
}
