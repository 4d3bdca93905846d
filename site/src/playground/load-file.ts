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
