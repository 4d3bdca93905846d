import type { ReactNode } from "react";
import { Ticked } from "../components/code.tsx";
import type { PreferredCode } from "../catalogue/clients.ts";
import { CallCode } from "./call-code-blocks.tsx";
import { Wire } from "./exchange.tsx";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { taskTitle } from "./tasks.ts";

export interface TaskPartProps {
  readonly provider: ProviderRecord;
  readonly task: ProviderTaskRecord;
  /** Code that calls the task, one block for each language. */
  readonly codes: readonly PreferredCode[];
}

/** A task of a provider, in a collapsed section: code, and every request and response of an example. */
export function TaskPart({ provider, task, codes }: TaskPartProps): ReactNode {
  const title = taskTitle(task.task);
  const { models, required } = task.spec;
  return (
    <details className="case task-part">
      <summary>{title}</summary>
      <div id={task.task}>
        <CallCode codes={codes} group={`code-${task.task}`} isOpen={false} />
        {models !== undefined && (
          <p>
            Only these models support this task: <Ticked text={models.map((model) => `\`${model}\``).join(", ")} />.
          </p>
        )}
        {required !== undefined && (
          <p>
            Required: <Ticked text={required.map((name) => `\`${name}\``).join(", ")} />.
          </p>
        )}
        <Wire task={task} name={provider.name} />
      </div>
    </details>
  );
}
