import { ConnectionError, HubApiError, modelFile, RequestTimeoutError } from "hubsmith/hub";
import { modelIdIn } from "../../entry-paths.ts";
import type { ModelFiles } from "./model-files.ts";

/** Options of a request: it contains only the id, and no cookies. */
const OPTIONS = {
  timeout: 20_000,
  maxRetries: 0,
  fetchOptions: { credentials: "omit", referrerPolicy: "no-referrer" },
} as const;

/** Maximum size of a file, in bytes. Tokenizer configs with many thousand tokens are smaller. */
export const LARGEST_FILE = 8 * 1024 * 1024;

const BY_HAND = "download tokenizer_config.json and chat_template.jinja, and choose these files";

/**
 * Reads the files with the templates of a model from the public hub.
 *
 * @param typed id of a model, or the address of its page
 * @param hubUrl address of the hub. Default: the public hub
 * @throws Error with a message for the visitor
 */
export async function hubFiles(typed: string, hubUrl?: string): Promise<ModelFiles> {
  const id = modelIdIn(typed);
  if (id === undefined) {
    throw new Error(`This is not the id of a model, such as owner/name. If the model is on a private hub, ${BY_HAND}.`);
  }
  const read = (name: string): Promise<string | undefined> => modelFile(id, name, { ...OPTIONS, hubUrl }).catch(failed);
  const [config, jinja] = await Promise.all([read("tokenizer_config.json"), read("chat_template.jinja")]);
  if (config === undefined && jinja === undefined) {
    throw new Error(`${id} has no tokenizer_config.json and no chat_template.jinja, or there is no such model.`);
  }
  return { ...(config !== undefined && { config }), ...(jinja !== undefined && { jinja }) };
}

/** Returns undefined if a file does not exist. @throws Error with a message for the visitor */
function failed(error: unknown): undefined {
  if (error instanceof ConnectionError || error instanceof RequestTimeoutError) {
    throw new Error("The hub cannot be reached. Check your internet connection, and try again.");
  }
  const status = error instanceof HubApiError ? error.httpResponse.status : undefined;
  switch (status) {
    case 404:
      return undefined;
    case 401:
    case 403:
      throw new Error(
        `The hub does not show this model to visitors: it is private or gated, or does not exist. If you have access, ${BY_HAND}.`,
      );
    case 429:
      throw new Error("The hub limits requests from your network. Try again in a few minutes.");
    case 200:
      throw new Error(`A file of this model is larger than ${LARGEST_FILE / 1024 / 1024} MiB.`);
    default:
      throw new Error(`The hub answered with status ${status}. Try again later.`);
  }
}
