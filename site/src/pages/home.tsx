import { DocHeading, SnippetBlock, type UseThisModelProps } from "hubsmith/react";
import type { ReactNode } from "react";
import { LIBRARY_LIST, MODALITY_GROUPS, TASKS } from "../catalogue.ts";
import { Code } from "../components/code.tsx";
import { ModalityIcon, SearchIcon } from "../components/icons.tsx";
import { Link } from "../components/link.tsx";
import { ModelDialog } from "../components/model.tsx";
import { piecesOf, type Piece } from "../pieces.ts";
import { providerPath } from "../providers/tasks.ts";
import { SAMPLE_MODELS } from "../sample-models.ts";
import type { Services } from "../services.ts";
import { dialogProps } from "../snippets.ts";
import { useAddress } from "../site-context.ts";
import type { Page } from "./page.ts";

/** The first page: what this is, and ways in. */
export async function homePage(services: Services): Promise<Page> {
  const { quantization } = services;
  const dialog = await dialogProps(SAMPLE_MODELS[0], services);
  const types = quantization.reduce((sum, { types: all }) => sum + Object.keys(all).length, 0);
  return {
    title: "Hubsmith",
    description:
      "A catalogue of machine-learning tasks, libraries, inference providers and quantization types: one YAML file each, and a typed package made from them.",
    content: (
      <>
        <div className="hero">
          <div>
            <h1>Find the task, pick the library, copy the code.</h1>
            <p className="lead">
              Hubsmith is a catalogue of what models do and how to use them: one YAML file for each entry, and from
              these files a typed package for TypeScript and the pages you are reading.
            </p>
            <SearchField />
            <ul className="counts">
              <Count to="/tasks/" number={TASKS.length} what="tasks" />
              <Count to="/libraries/" number={LIBRARY_LIST.length} what="libraries" />
              <Count to="/providers/" number={services.providers.length} what="providers" />
              <Count to="/quantization/" number={types} what="quantization types" />
            </ul>
          </div>
          <Sample dialog={dialog} />
        </div>
        <Modalities />
        <PopularLibraries />
        <Providers providers={services.providers} />
        <InCode pieces={piecesOf(dialog)} />
      </>
    ),
  };
}

/** Looks like a field and opens the search; without a script it leads to the list of everything. */
function SearchField(): ReactNode {
  const address = useAddress();
  return (
    <a className="search-field" href={address("/search/")} data-search="">
      <SearchIcon />
      <span>Search tasks, models, libraries, providers</span>
    </a>
  );
}

/** The code that the catalogue writes for a model: what all of this is for. */
function Sample({ dialog }: { readonly dialog: UseThisModelProps }): ReactNode {
  const usage = Object.values(dialog.snippets ?? {})
    .flat()
    .find(({ kind }) => kind === "usage");
  return (
    <div>
      {usage !== undefined && <SnippetBlock snippet={{ ...usage, title: dialog.model.id }} />}
      <ModelDialog props={dialog} />
    </div>
  );
}

function Count({
  to,
  number,
  what,
}: {
  readonly to: string;
  readonly number: number;
  readonly what: string;
}): ReactNode {
  return (
    <li>
      <Link to={to}>
        <strong>{number}</strong> {what}
      </Link>
    </li>
  );
}

function Modalities(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <DocHeading level={2} title="Tasks" />
      <div className="modalities">
        {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
          <section key={modality} aria-labelledby={`tasks-${modality}`}>
            <h3 id={`tasks-${modality}`}>
              <ModalityIcon modality={modality} /> {label}
            </h3>
            <ul className="inline">
              {tasks.map(({ id, data }) => (
                <li key={id}>
                  <Link to={`/tasks/${id}/`}>{data.label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function PopularLibraries(): ReactNode {
  const offered = LIBRARY_LIST.filter(({ data }) => data.filter === true);
  return (
    <section aria-labelledby="libraries">
      <DocHeading level={2} title="Libraries" />
      <p>
        These {offered.length} are common enough to be a filter in lists of models.{" "}
        <Link to="/libraries/">See all {LIBRARY_LIST.length}</Link>
      </p>
      <ul className="names">
        {offered.map(({ key, data }) => (
          <li key={key}>
            <Link to={`/libraries/${encodeURIComponent(key)}/`}>{data.prettyLabel}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Providers({ providers }: Pick<Services, "providers">): ReactNode {
  const all = providers
    .filter(({ isPseudo }) => !isPseudo)
    .toSorted((one, other) => other.tasks.length - one.tasks.length);
  return (
    <section aria-labelledby="providers">
      <DocHeading level={2} title="Providers" />
      <p>
        They run models for others; those with the most tasks stand first.{" "}
        <Link to="/providers/">See who serves what</Link>
      </p>
      <ul className="names">
        {all.map(({ id, name, tasks }) => (
          <li key={id}>
            <Link to={providerPath(id)}>{name}</Link> <span className="count">{tasks.length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InCode({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return (
    <section aria-labelledby="in-code">
      <DocHeading level={2} title="In code" />
      <p>Plain tables and small functions, typed to the last id.</p>
      <div className="four">
        {pieces.map(({ title, code }) => (
          <Code key={title} title={title} language="typescript" code={code} />
        ))}
      </div>
    </section>
  );
}
