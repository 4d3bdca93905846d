import { loadOnce } from "../load-once.ts";
import { loadText } from "./load-text.ts";

/**
 * Returns a function that loads a file of this site. The file is loaded only once; after a failure, the next call tries
 * again.
 *
 * @param name file below `playground/`
 * @throws Error with a message for the visitor
 */
export function baseLoader<Base>(name: string): () => Promise<Base> {
  return loadOnce(async () => JSON.parse(await loadText(`${import.meta.env.BASE_URL}playground/${name}`)));
}
