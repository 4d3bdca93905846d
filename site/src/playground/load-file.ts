import { loadOnce } from "../load-once.ts";
import { siteAddress } from "../site-address.ts";

/**
 * Returns a function that loads a file of this site once. After a failure, the next call tries again.
 *
 * @param name file below `playground/`
 * @throws Error with a message for the visitor
 */
export function baseLoader<Base>(name: string): () => Promise<Base> {
  return loadOnce(async () => JSON.parse(await loadText(siteAddress(`/playground/${name}`))));
}

/**
 * Loads a text file of this site.
 *
 * @throws Error with a message for the visitor
 */
export async function loadText(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined) throw new Error("The site cannot be reached.");
  if (!response.ok) throw new Error(`The site answered ${response.status} for ${new URL(response.url).pathname}.`);
  return response.text();
}
