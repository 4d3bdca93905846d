import type { ReactNode } from "react";
import { providerPath } from "../entry-paths.ts";
import { Table } from "../components/table.tsx";
import { Link } from "../components/link.tsx";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { shapeWords, taskTitle, type Serving } from "./tasks.ts";

export interface ServedByProps {
  /** Display name of the task. */
  readonly label: string;
  readonly servings: readonly Serving[];
}

/** The providers of a task, and the code that calls them. */
export function ServedBy({ label, servings }: ServedByProps): ReactNode {
  const providers = new Map(servings.map(({ provider }) => [provider.id, provider]));
  const names = new Set(servings.map(({ task }) => task.task));
  return (
    <Table
      label={`Table: providers of ${label}`}
      className="served"
      columns={["Provider", names.size > 1 ? "As" : "Response", "Through the router", "Own key"]}
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

interface RowProps {
  readonly provider: ProviderRecord;
  /** The provider's tasks that belong to this task of the catalogue. */
  readonly tasks: readonly ProviderTaskRecord[];
  /** True if links show the name of the provider's task. False if they show the form of the call, such as "job". */
  readonly isNamed: boolean;
}

function Row({ provider: { id, name, routed, direct }, tasks, isNamed }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={providerPath(id)}>{name}</Link>
      </th>
      <td>
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
