import { redactUrl } from "../../runtime/http/redact.ts";
import { type MockOptions, type Reply, startMock } from "../../runtime/mock/index.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { readJson } from "./record.ts";
import { shownText } from "./terminal.ts";

/** Options of `hubsmith mock`. */
export interface ServeOptions {
  readonly port: string;
  readonly replies?: string;
  readonly record?: string;
  readonly from?: string;
  readonly replay?: string;
}

/**
 * Starts the mock server and prints its address. The server runs until the process ends.
 *
 * @throws CommandError if an option is wrong, or another program uses the port
 */
export async function serve({ port, replies, record, from, replay }: ServeOptions): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CommandError(`--port ${JSON.stringify(port)} is not a port`, "use a number from 0 to 65535");
  if ((record === undefined) !== (from === undefined))
    throw new CommandError("--record and --from belong together", "name the file and the URL of the server");
  const options: MockOptions = {
    port: Number(port),
    onAnswer: ({ method, host, path }, status) =>
      console.log(shownText(`${status} ${method} ${redactUrl(host + path)}`)),
    ...(replies !== undefined && { replies: repliesIn(replies) }),
    ...(record !== undefined && from !== undefined && { record: { to: record, from } }),
    ...(replay !== undefined && { replay }),
  };
  const { url } = await startMock(options).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : "unknown";
    throw new CommandError(
      `the server cannot start on port ${port}: ${why}`,
      "choose another --port, or correct the file or URL",
      EXIT.problems,
    );
  });
  if (from !== undefined || replay !== undefined) return console.log(`${from ?? replay}, on ${url}`);
  console.log(`every provider, on ${url}
  router    ${url}/<provider>/…, ${url}/v1/…   with a hub token (hf_…), or without
  direct    ${url}/direct/<provider>/…   with any key, in the provider's own header
  hub       ${url}/api/models/acme/<task>
  client    new InferenceClient("hf_any", { routerUrl: "${url}", hubUrl: "${url}" })
  try       curl ${url}/v1/chat/completions -H 'content-type: application/json' \\
              -d '{"model": "acme/conversational", "messages": [{"role": "user", "content": "Name a colour."}]}'`);
}

function repliesIn(file: string): readonly Reply[] {
  const replies = readJson(file);
  const isList = Array.isArray(replies) && replies.every((reply) => typeof Object(reply).answer === "object");
  if (isList) return replies as Reply[]; // Checked above.
  throw new CommandError(`${file} is no list of replies`, 'write [{"when": {"model": "m"}, "answer": {"text": "Hi"}}]');
}
