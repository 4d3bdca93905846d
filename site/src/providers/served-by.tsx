import { ScrollBox } from "hubsmith/react";
import type { ReactNode } from "react";
import { Link } from "../components/link.tsx";
import { providerPath, shapeWords, taskTitle, type Serving } from "./tasks.ts";

export interface ServedByProps {
  /** Name of the task, as people say it. */
  readonly label: string;
  readonly servings: readonly Serving[];
}

/** Who serves a task, and how a call goes there. */
export function ServedBy({ label, servings }: ServedByProps): ReactNode {
  const names = new Set(servings.map(({ task }) => task.task));
  return (
    <ScrollBox label={`Table: providers of ${label}`}>
      <table className="hs-table served">
        <thead>
          <tr>
            <th scope="col">Provider</th>
            {names.size > 1 && <th scope="col">As</th>}
            <th scope="col">How it goes</th>
            <th scope="col">Through the router</th>
            <th scope="col">Own key</th>
          </tr>
        </thead>
        <tbody>
          {servings.map(({ provider: { id, name, routed, direct }, task }) => (
            <tr key={`${id} ${task.task}`}>
              <th scope="row">
                <Link to={providerPath(id, task.task)}>{name}</Link>
              </th>
              {names.size > 1 && <td>{taskTitle(task.task).toLowerCase()}</td>}
              <td>{shapeWords(task)}</td>
              <td>{routed === undefined ? "no" : "yes"}</td>
              <td>{direct === undefined ? "–" : <code>{direct.variable}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
