/** Matches a repository id that the hub allows: `owner/name` or a name. */
const REPOSITORY_ID = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)?$/;

/**
 * Returns the address of a model's page on the hub.
 *
 * @param id any text
 * @returns undefined if the text cannot be the id of a repository
 */
export function hubModelAddress(id: string): string | undefined {
  return REPOSITORY_ID.test(id) && !id.includes("..") ? `https://huggingface.co/${id}` : undefined;
}
