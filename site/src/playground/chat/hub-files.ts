import { modelIdIn } from "../../entry-paths.ts";
import type { ModelFiles } from "./model-files.ts";

const HUB = "https://huggingface.co";

/** Time limit for the files of a model, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Maximum size of a file, in bytes. Tokenizer configs with many thousand tokens are smaller. */
export const LARGEST_FILE = 8 * 1024 * 1024;

const BY_HAND = "download tokenizer_config.json and chat_template.jinja, and choose these files";

/**
 * Reads the files with the templates of a model from the public hub. The requests contain only the id, and no cookies.
 *
 * @param typed id of a model, or the address of its page
 * @param hub address of the hub. Default: the public hub
 * @throws Error with a message for the visitor
 */
export async function hubFiles(typed: string, hub: string = HUB): Promise<ModelFiles> {
  const id = modelIdIn(typed);
  if (id === undefined) {
    throw new Error(`This is not the id of a model, such as owner/name. If the model is on a private hub, ${BY_HAND}.`);
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [config, jinja] = await Promise.all(
    ["tokenizer_config.json", "chat_template.jinja"].map((name) =>
      readFile(`${hub}/${id}/resolve/main/${name}`, signal),
    ),
  );
  if (config === undefined && jinja === undefined) {
    throw new Error(`${id} has no tokenizer_config.json and no chat_template.jinja, or there is no such model.`);
  }
  return { ...(config !== undefined && { config }), ...(jinja !== undefined && { jinja }) };
}

/** Returns the text of a file; undefined if the file does not exist. */
async function readFile(address: string, signal: AbortSignal): Promise<string | undefined> {
  const options = { signal, credentials: "omit", referrerPolicy: "no-referrer" } as const;
  const response = await fetch(address, options).catch(unreachable);
  const { status } = response;
  if (status === 404) return undefined;
  if (status === 401 || status === 403) {
    throw new Error(
      `The hub does not show this model to visitors: it is private or gated, or does not exist. If you have access, ${BY_HAND}.`,
    );
  }
  if (status === 429) throw new Error("The hub limits requests from your network. Try again in a few minutes.");
  if (!response.ok) throw new Error(`The hub answered with status ${status}. Try again later.`);
  return readText(response);
}

async function readText({ body }: Response): Promise<string> {
  let text = "";
  let size = 0;
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  const read = () => reader?.read().catch(unreachable);
  for (let part = await read(); part?.value !== undefined; part = await read()) {
    size += part.value.length;
    if (size > LARGEST_FILE) {
      await reader?.cancel();
      throw new Error(`A file of this model is larger than ${LARGEST_FILE / 1024 / 1024} MiB.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function unreachable(): never {
  throw new Error("The hub cannot be reached. Check your internet connection, and try again.");
}
