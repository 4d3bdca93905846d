import type { ReactNode } from "react";
import { ProblemBox } from "../problem.tsx";
import { type OutputProps, ResultBox } from "../result.tsx";
import { ExchangeList, Value } from "./exchange-list.tsx";
import type { ShownCall } from "../../../../generators/replay/replay.ts";
import type { ProviderResult } from "./run.ts";

/** The requests and the result of a call, and the problems of the entry. */
export function Output(props: OutputProps<ProviderResult>): ReactNode {
  const { call } = props.run.result;
  return (
    <ResultBox title="Requests" {...props}>
      {call && <Call {...call} />}
    </ResultBox>
  );
}

function Call({ method, args, exchanges, output, failure }: ShownCall): ReactNode {
  return (
    <>
      <details>
        <summary>
          Arguments of <code>{method}</code>
        </summary>
        <Value title={`Arguments of ${method}`} value={args} />
      </details>
      <ExchangeList exchanges={exchanges} />
      {failure === undefined ? (
        <>
          <h3>Result</h3>
          <Value title="Result" value={output} />
        </>
      ) : (
        <ProblemBox problem={{ message: `The caller gets an error. ${failure}` }} />
      )}
    </>
  );
}
