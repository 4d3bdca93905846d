import { loadOnce } from "../load-once.ts";
import { loadText } from "./load-text.ts";

/**
 * Makes a function that loads a file of this site once; after a failure its next call tries again.
 *
 * @param name file below `playground/`
 * @throws Error that says for people what has failed
 */
export function baseLoader<Base>(name: string): () => Promise<Base> {
  return loadOnce(async () => JSON.parse(await loadText(`${import.meta.env.BASE_URL}playground/${name}`)));
}
