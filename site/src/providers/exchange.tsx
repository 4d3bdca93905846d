import type { ReactNode } from "react";
import { Code } from "../components/code.tsx";
import type { Exchange, ExchangeStep, ShownBody } from "./record.ts";

/** A worked call, request by request, as it goes over the wire. */
export function ExchangeSteps({ exchange: { steps, result } }: { readonly exchange: Exchange }): ReactNode {
  return (
    <>
      {steps.map((step, index) => (
        <Step key={index} step={step} />
      ))}
      <BodyCode title="Result" body={result} />
    </>
  );
}

function Step({ step: { title, method, url, headers, body, answer } }: { readonly step: ExchangeStep }): ReactNode {
  const head = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n");
  const inHead = body?.kind === "json" ? undefined : body?.text;
  return (
    <>
      <Code code={inHead === undefined ? head : `${head}\n\n${inHead}`} language="text" title={title} />
      {body?.kind === "json" && <Code code={body.text} language="json" title="Body" />}
      {answer !== undefined && <BodyCode title="Answer" body={answer} />}
    </>
  );
}

/** A body in the language it is written in. */
export function BodyCode({ title, body }: { readonly title: string; readonly body: ShownBody }): ReactNode {
  return <Code code={body.text} language={body.kind === "json" ? "json" : "text"} title={title} />;
}
