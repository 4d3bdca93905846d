import { hubModelAddress } from "hubsmith/react";

/** Matches paths on the hub that do not lead to a model. */
const OTHER_PARTS =
  /^(?:datasets|spaces|docs|blog|tasks|models|collections|papers|api|settings|join|login|pricing|organizations)(?:$|[/?#])/i;

/**
 * Returns the model id in a text that a visitor typed or pasted. The text can be an id, or the address of a model's
 * page.
 *
 * @returns undefined if the text contains no model id
 */
export function modelIdIn(text: string): string | undefined {
  const path = text.trim().replace(/^(?:https?:\/\/)?(?:www\.)?(?:huggingface\.co|hf\.co)\//i, "");
  const id = path
    .replace(/[?#].*$/s, "")
    .split("/")
    .slice(0, 2)
    .join("/")
    .replace(/\/$/, "");
  const isAddress = path !== text.trim();
  if (isAddress && OTHER_PARTS.test(path)) return undefined;
  const isId = isAddress || path.replace(/\/$/, "") === id;
  return isId && hubModelAddress(id) !== undefined ? id : undefined;
}

/**
 * Returns the path of the page that shows code for a model. If the site has no record of the model, the page requests
 * the record from the hub.
 */
export function modelPath(id: string): string {
  return `/model/?id=${encodeURIComponent(id).replaceAll("%2F", "/")}`;
}

/** Return the paths of an entry's page, without the base. */
export const taskPath = (id: string): string => `/tasks/${encodeURIComponent(id)}/`;
export const libraryPath = (key: string): string => `/libraries/${encodeURIComponent(key)}/`;
export const appPath = (key: string): string => `/apps/${encodeURIComponent(key)}/`;

export function clientPath(id: string): string {
  return `/clients/${encodeURIComponent(id)}/`;
}

/**
 * Returns the path of a provider's page, without the base. If `task` is set, the path leads to this task on the page.
 */
export function providerPath(id: string, task?: string): string {
  return `/providers/${encodeURIComponent(id)}/${task === undefined ? "" : `#${encodeURIComponent(task)}`}`;
}

/** Returns the path of a document's page, such as `/docs/reference/errors/` for `reference/errors`. */
export function documentPath(name: string): string {
  return `/docs/${name.split("/").map(encodeURIComponent).join("/")}/`;
}
