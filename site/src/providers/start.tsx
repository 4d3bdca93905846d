import type { ReactNode } from "react";
import { Code } from "../components/code.tsx";
import { External, Link } from "../components/link.tsx";
import { taskPath } from "../entry-paths.ts";
import { CalledModel } from "./called-model.tsx";
import { CallCode } from "./task-part.tsx";
import { callSnippets, firstTask } from "./call-code.ts";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { pageTask, taskTitle } from "./tasks.ts";

const HUB_TOKENS = "https://huggingface.co/settings/tokens";

interface StartProps {
  readonly provider: ProviderRecord;
  /** Tasks of the provider, in the order in which the page shows them. */
  readonly tasks: readonly ProviderTaskRecord[];
}

/** The first call: the key to set, and code to copy. */
export function Start({ provider, tasks }: StartProps): ReactNode {
  const task = firstTask(provider, tasks);
  return (
    <>
      <Key provider={provider} />
      {task !== undefined && (
        <>
          <p>
            <Link to={taskPath(pageTask(task.task))}>{taskTitle(task.task)}</Link>
          </p>
          <CalledModel provider={provider} task={task.task} />
          <CallCode codes={callSnippets(provider, task)} group="first-call" isOpen />
          <p className="hint">
            For other packages and languages, <Link to="/clients/">see all clients</Link>.
          </p>
        </>
      )}
    </>
  );
}

/** The key that a call needs: where visitors create the key, and the command that sets it. */
function Key({
  provider: { name, isPseudo, routed, direct, keysUrl },
}: {
  readonly provider: ProviderRecord;
}): ReactNode {
  const variable = (routed ?? direct)?.variable;
  const address = routed === undefined ? keysUrl : HUB_TOKENS;
  const key = routed === undefined ? `a key of ${name}` : "a hub token";
  return (
    <>
      <p>
        {address === undefined ? `Create ${key}` : <External to={address}>Create {key}</External>}
        {routed !== undefined && !isPseudo && `: the hub calls ${name} for you, on the bill of your hub account`}
        {direct !== undefined && routed !== undefined && (
          <OwnKey name={name} variable={direct.variable} keysUrl={keysUrl} />
        )}
        . Store it in an environment variable:
      </p>
      {variable !== undefined && <Code language="bash" code={`export ${variable}="paste it here"`} />}
    </>
  );
}

interface OwnKeyProps {
  readonly name: string;
  readonly variable: string;
  readonly keysUrl: string | undefined;
}

function OwnKey({ name, variable, keysUrl }: OwnKeyProps): ReactNode {
  const key = `a key of ${name}`;
  return (
    <>
      . Or use {keysUrl === undefined ? key : <External to={keysUrl}>{key}</External>} (<code>{variable}</code>) to call
      it directly
    </>
  );
}
