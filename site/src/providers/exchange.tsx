import type { ReactNode } from "react";
import type { Exchange, ExchangeStep, ProviderTaskRecord } from "./record.ts";

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
