import { SnippetBlock } from "hubsmith/react";
import type { ReactNode } from "react";
import { fileOf, type Exchange, type Purpose } from "../../../../generators/replay/exchange.ts";

const PURPOSES: Readonly<Record<Purpose, string>> = {
  lookup: "Ask the hub for the provider's id of the model",
  input: "Download the caller's file",
  call: "The call",
  job: "Request the status of the job",
  media: "Download the file in the response",
};

const FORMS = { json: "Body", form: "Body: fields of a form", file: "Body", none: "" } as const;

/** Maximum length of a value on the page, in characters. Longer values are cut. */
const MOST_SHOWN = 20_000;

/** All requests of a call, in order, each with its response. */
export function ExchangeList({ exchanges }: { readonly exchanges: readonly Exchange[] }): ReactNode {
  return (
    <ol className="exchanges">
      {exchanges.map((exchange, index) => (
        <li key={index}>{exchange.purpose === "call" ? <Call {...exchange} /> : <Step {...exchange} />}</li>
      ))}
    </ol>
  );
}

/** The main request of a call, with its response in a collapsed section. */
function Call(exchange: Exchange): ReactNode {
  return (
    <>
      <h3>{PURPOSES.call}</h3>
      <Request {...exchange} />
      <details>
        <summary>Response in the example</summary>
        <Value title="Reply" value={exchange.answer} />
      </details>
    </>
  );
}

function Step(exchange: Exchange): ReactNode {
  return (
    <details>
      <summary>
        <h3>{PURPOSES[exchange.purpose]}</h3>
        <span className="quiet">
          {exchange.method} {new URL(exchange.url).pathname}
        </span>
      </summary>
      <Request {...exchange} />
      <Value title="The example's response" value={exchange.answer} />
    </details>
  );
}

function Request({ method, url, headers, body, bodyForm }: Exchange): ReactNode {
  return (
    <>
      <p className="address">
        <b>{method}</b> <code>{url}</code>
      </p>
      {headers.length > 0 && (
        <dl className="headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {bodyForm !== "none" && <Value title={FORMS[bodyForm]} value={body} />}
    </>
  );
}

/**
 * A value in the format of examples: JSON, with `$blob` for a file. If the whole value is a file, it is described in
 * words.
 */
export function Value({ title, value }: { readonly title: string; readonly value: unknown }): ReactNode {
  const file = fileOf(value);
  if (file !== undefined) {
    return (
      <p className="file-value">
        {title}: a file, <code>{file.type || "without a type"}</code>, {file.size.toLocaleString("en")} bytes.
      </p>
    );
  }
  const text = JSON.stringify(value, undefined, 2) ?? "nothing";
  const code = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text;
  return <SnippetBlock snippet={{ title, code, language: "json" }} />;
}
