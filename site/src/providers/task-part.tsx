import type { ReactNode } from "react";
import { Codes, Code } from "../components/code.tsx";
import { CalledModel } from "./called-model.tsx";
import type { PreferredCode } from "../catalogue/clients.ts";
import type { ProviderRecord, ProviderTaskRecord, Exchange, ExchangeStep } from "./record.ts";
import { taskTitle } from "./tasks.ts";
import { languageNames } from "hubsmith/react";

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
        {codes.length > 0 && <CalledModel provider={provider} task={task.task} />}
        <CallCode codes={codes} group={`code-${task.task}`} isOpen={false} />
        {models !== undefined && (
          <p>
            Only these models support this task: <Codes texts={models} />.
          </p>
        )}
        {required !== undefined && (
          <p>
            Required: <Codes texts={required} />.
          </p>
        )}
        <Wire task={task} name={provider.name} />
      </div>
    </details>
  );
}

export interface CallCodeProps {
  readonly codes: readonly PreferredCode[];
  /** Name of the group. Only one block of a group is open at a time. */
  readonly group: string;
  /** True if the first block is open when the page loads. */
  readonly isOpen: boolean;
}

/** Code blocks that make the same call, each in a collapsed section named after its language. */
export function CallCode({ codes, group, isOpen }: CallCodeProps): ReactNode {
  return codes.length === 0 ? null : (
    <div className="call-code">
      {codes.map(({ language, client, code }, index) => (
        <details key={client} name={group} open={isOpen && index === 0}>
          <summary>
            {languageNames([language])} <span className="quiet">with {client}</span>
          </summary>
          <Code code={code} language={language} title={client} />
        </details>
      ))}
    </div>
  );
}

/**
 * The arguments and the complete requests of a call: through the router if the router supports the provider, otherwise
 * directly to the provider.
 */
export function Wire({ task, name }: { readonly task: ProviderTaskRecord; readonly name: string }): ReactNode {
  const { routed, direct } = task;
  const main = routed ?? direct;
  const [first] = direct?.steps ?? [];
  return (
    <div className="wire">
      <h3>An example with every request and response</h3>
      <Part title="Arguments of the call" text={task.arguments.text} />
      {main !== undefined && <ExchangeSteps exchange={main} />}
      {routed !== undefined && first !== undefined && (
        <p className="hint">
          If you call {name} directly, the first request of the same call is{" "}
          <code>
            {first.method} {first.url}
          </code>{" "}
          with the header{" "}
          <code>{Object.entries(first.headers).map(([header, value]) => `${header}: ${value}`)[0]}</code>.
        </p>
      )}
    </div>
  );
}

function ExchangeSteps({ exchange: { steps, result } }: { readonly exchange: Exchange }): ReactNode {
  return (
    <>
      {steps.map((step, index) => (
        <Step key={index} step={step} />
      ))}
      <Part title="Result" text={result.text} />
    </>
  );
}

function Step({ step: { title, method, url, headers, body, answer } }: { readonly step: ExchangeStep }): ReactNode {
  const head = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n");
  const inHead = body?.kind === "json" ? undefined : body?.text;
  return (
    <>
      <Part title={title} text={inHead === undefined ? head : `${head}\n\n${inHead}`} />
      {body?.kind === "json" && <Part title="Body" text={body.text} />}
      {answer !== undefined && <Part title="Response" text={answer.text} />}
    </>
  );
}

/**
 * A request or response as plain text. It has no colours and no buttons, because pages contain hundreds of such texts.
 */
function Part({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre>{text}</pre>
    </figure>
  );
}
