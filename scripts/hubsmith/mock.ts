import { redactUrl } from "../../runtime/http/redact.ts";
import { startMock } from "../mock/server.ts";
import { shownText } from "./terminal.ts";

/**
 * Starts the mock server and prints its address. The server runs until the process ends. @throws Error if another
 * program uses the port
 */
export async function runMock(port: number): Promise<void> {
  const { origin } = await startMock({
    port,
    onAnswer: ({ method, host, url }, status) => console.log(shownText(`${status} ${method} ${redactUrl(host + url)}`)),
  });
  console.log(`every provider, on ${origin}
  router    ${origin}/<provider>/…, ${origin}/v1/…   with a hub token (hf_…), or without
  direct    ${origin}/direct/<provider>/…   with any key, in the provider's own header
  hub       ${origin}/api/models/acme/<task>
  client    new InferenceClient("hf_any", { routerUrl: "${origin}", hubUrl: "${origin}" })
  try       curl ${origin}/v1/chat/completions -H 'content-type: application/json' \\
              -d '{"model": "acme/conversational", "messages": [{"role": "user", "content": "Name a colour."}]}'`);
}
