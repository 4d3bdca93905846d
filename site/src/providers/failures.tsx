import type { ReactNode } from "react";
import { Table } from "../components/table.tsx";
import type { ProviderTaskRecord } from "./record.ts";
import { taskTitle } from "./tasks.ts";

/** An error, its cause, and all tasks whose calls can throw it. */
interface FailureKind {
  readonly when: string;
  readonly error: string;
  readonly tasks: readonly string[];
  /** The message for the first task in `tasks`. */
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

interface FailuresProps {
  readonly name: string;
  readonly tasks: readonly ProviderTaskRecord[];
}

/** The errors that calls of a provider can throw, except errors for HTTP statuses. */
export function Failures({ name, tasks }: FailuresProps): ReactNode {
  return (
    <>
      <p>
        A response with a status other than 2xx throws a <code>ProviderApiError</code> with the request, the status, the
        headers and the body that {name} sent. The table lists all other errors. The messages are examples from the
        first task.
      </p>
      <Table
        label={`Table: errors of ${name}`}
        className="errors stacked"
        columns={["When", "Error and message", "Tasks"]}
      >
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
      </Table>
    </>
  );
}
