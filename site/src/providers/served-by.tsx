import { Fragment, type ReactNode } from "react";
import { modelPath, providerPath } from "../entry-paths.ts";
import { Table } from "../components/table.tsx";
import { Link } from "../components/link.tsx";
import { SAMPLES_PATH, siteAddress } from "../site-files.ts";
import { callSnippets } from "./call-code.ts";
import { ServedModel } from "./called-model.tsx";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import type { Served } from "./served.ts";
import { CallCode } from "./task-part.tsx";
import { shapeWords, taskTitle, type Serving } from "./tasks.ts";

export interface ServedByProps {
  /** Display name of the task. */
  readonly label: string;
  readonly servings: readonly Serving[];
  /** A model that a provider is known to serve; absent if there is none. */
  readonly served: Served | undefined;
  /** Default input of the task. */
  readonly sample: unknown;
}

/** Code for a model that a provider is known to serve, and a table of all providers of a task. */
export function ServedBy({ label, servings, served, sample }: ServedByProps): ReactNode {
  return (
    <>
      {served === undefined ? (
        <p className="hs-warning">
          We do not know which models these providers serve for this task.{" "}
          <Link to="/model/">Paste the id of a model</Link>: its record on the hub names its providers.
        </p>
      ) : (
        <ServedCode served={served} sample={sample} />
      )}
      <ProviderTable label={label} servings={servings} />
    </>
  );
}

/** The call of a model that a provider is known to serve, and links to the files that the call reads. */
function ServedCode({
  served: { provider, task, known },
  sample,
}: Pick<Required<ServedByProps>, "sample"> & { readonly served: Served }): ReactNode {
  const files = sampleFiles(sample);
  return (
    <>
      <ServedModel provider={provider} known={known} />
      <CallCode codes={callSnippets(provider, task)} group="served" isOpen />
      {files.length > 0 && (
        <p>
          The code reads{" "}
          {files.map((file, index) => (
            <Fragment key={file}>
              {index > 0 && " and "}
              <a href={siteAddress(SAMPLES_PATH + file)} download>
                {file}
              </a>
            </Fragment>
          ))}
          . Download {files.length === 1 ? "this file" : "these files"}, or use your own.
        </p>
      )}
    </>
  );
}

/** Returns the names of the sample files that the code reads. */
function sampleFiles(sample: unknown): string[] {
  const values =
    typeof sample === "object" && sample !== null && !Array.isArray(sample) ? Object.values(sample) : [sample];
  return values.filter(
    (value): value is string => typeof value === "string" && /^[\w-]+\.(?:jpg|flac|mp4)$/.test(value),
  );
}

/** The providers of a task, and a model that each of them is known to serve. */
function ProviderTable({ label, servings }: Pick<ServedByProps, "label" | "servings">): ReactNode {
  const providers = new Map(servings.toSorted(byKnownModel).map(({ provider }) => [provider.id, provider]));
  const names = new Set(servings.map(({ task }) => task.task));
  return (
    <Table
      label={`Table: providers of ${label}`}
      className="served"
      columns={[
        "Provider",
        "A model it serves",
        { title: names.size > 1 ? "As" : "Response", className: "second" },
        "Through the router",
        "Own key",
      ]}
    >
      {[...providers].map(([id, provider]) => (
        <Row
          key={id}
          provider={provider}
          tasks={servings.flatMap((one) => (one.provider.id === id ? [one.task] : []))}
          isNamed={names.size > 1}
        />
      ))}
    </Table>
  );
}

/** Compares servings. Providers with a known model come first. */
function byKnownModel(one: Serving, other: Serving): number {
  const isUnknown = ({ provider, task }: Serving): number => Number(provider.knownModels[task.task] === undefined);
  return isUnknown(one) - isUnknown(other);
}

interface RowProps {
  readonly provider: ProviderRecord;
  /** The provider's tasks that belong to this task of the catalogue. */
  readonly tasks: readonly ProviderTaskRecord[];
  /** True if links show the name of the provider's task. False if they show the form of the call, such as "job". */
  readonly isNamed: boolean;
}

function Row({ provider: { id, name, routed, direct, knownModels }, tasks, isNamed }: RowProps): ReactNode {
  const [known] = tasks.flatMap(({ task }) => knownModels[task] ?? []);
  return (
    <tr>
      <th scope="row">
        <Link to={providerPath(id)}>{name}</Link>
      </th>
      <td>{known === undefined ? "–" : <Link to={modelPath(known.model)}>{known.model}</Link>}</td>
      <td className="second">
        {tasks.map((task, index) => (
          <span key={task.task}>
            {index > 0 && ", "}
            <Link to={providerPath(id, task.task)}>
              {isNamed ? taskTitle(task.task).toLowerCase() : shapeWords(task)}
            </Link>
          </span>
        ))}
      </td>
      <td>{routed === undefined ? "no" : "yes"}</td>
      <td>{direct === undefined ? "–" : <code>{direct.variable}</code>}</td>
    </tr>
  );
}
