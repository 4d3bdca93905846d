import { DocHeading } from "hubsmith/react";
import type { ReactNode } from "react";
import { External, Link } from "../components/link.tsx";
import { Ticked } from "../components/code.tsx";
import { modelPath } from "../entry-paths.ts";
import type { TaskGuide, TaskVariant } from "../build-data.ts";

const HUB_URL = "https://huggingface.co";

/** The start of a repository's path on the hub, by kind of repository. */
const FOLDERS = { model: "", dataset: "datasets/", space: "spaces/" } as const;

/**
 * Returns the address of a repository on the hub.
 *
 * @param id `owner/name`, or only a name
 */
export function hubAddress(kind: keyof typeof FOLDERS, id: string): string {
  return `${HUB_URL}/${FOLDERS[kind]}${id.split("/").map(encodeURIComponent).join("/")}`;
}

export function videoAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

/** Shows texts as paragraphs. Text in backticks is shown as code. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return texts.map((text) => (
    <p key={text}>
      <Ticked text={text} />
    </p>
  ));
}

export function Uses({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <Ticked text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Variants of a task, each with its subtask id. */
export function Variants({ variants }: { readonly variants: readonly TaskVariant[] }): ReactNode {
  return (
    <dl className="entries">
      {variants.map(({ name, subtask, description }) => (
        <div key={name}>
          <dt>
            {name} {subtask !== undefined && <code>{subtask}</code>}
          </dt>
          <dd>
            <Ticked text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the sources of the facts in a guide. */
export function Sources({ sources }: { readonly sources: NonNullable<TaskGuide["sources"]> }): ReactNode {
  return (
    <ul>
      {sources.map(({ title, url }) => (
        <li key={url}>
          <External to={url}>{title}</External>
        </li>
      ))}
    </ul>
  );
}

interface SuggestionsProps {
  readonly kind: "dataset" | "space";
  readonly items: readonly { readonly id: string; readonly description: string }[];
}

/** Suggested data sets or apps on the hub. */
export function Suggestions({ kind, items }: SuggestionsProps): ReactNode {
  return (
    <dl className="entries">
      {items.map(({ id, description }) => (
        <div key={id}>
          <dt>
            <External to={hubAddress(kind, id)}>{id}</External>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Suggested models. Each model has two links: to its code on this site, and to its page on the hub. */
export function Models({ items }: Pick<SuggestionsProps, "items">): ReactNode {
  return (
    <dl className="entries">
      {items.map(({ id, description }) => (
        <div key={id}>
          <dt>
            <Link to={modelPath(id)}>{id}</Link>
          </dt>
          <dd>
            {description} <External to={hubAddress("model", id)}>On the hub</External>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface MetricsProps {
  readonly metrics: readonly { readonly id: string; readonly label?: string; readonly description: string }[];
}

export function Metrics({ metrics }: MetricsProps): ReactNode {
  return (
    <dl className="entries">
      {metrics.map(({ id, label, description }) => (
        <div key={id}>
          <dt>
            {label ?? id} {label !== undefined && <code>{id}</code>}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TitledProps {
  readonly title: string;
  readonly texts: readonly string[] | undefined;
}

/** Paragraphs with a heading above them. Shows nothing if there are no paragraphs. */
export function Titled({ title, texts }: TitledProps): ReactNode {
  return (
    texts !== undefined && (
      <>
        <DocHeading level={3} title={title} />
        <Paragraphs texts={texts} />
      </>
    )
  );
}
