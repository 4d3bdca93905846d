import { safeAddress } from "hubsmith/react";
import { documentPath } from "../entry-paths.ts";
import { siteAddress } from "../site-files.ts";

/** Base URL for resolving links between documents. The root of this URL represents the folder of the documents. */
const FOLDER = "https://documents.invalid/";

/**
 * Returns the address of a link in a document.
 *
 * @param address the link as written in the document, for example `../templates.md#budgets`
 * @param document name of the document that has the link
 * @returns undefined if the address is not safe
 */
export function documentLink(address: string, document: string): string | undefined {
  const url = URL.canParse(address, FOLDER + document) ? new URL(address, FOLDER + document) : undefined;
  if (url === undefined || !url.href.startsWith(FOLDER) || !url.pathname.endsWith(".md")) return safeAddress(address);
  const name = decodeURIComponent(url.pathname.slice(1, -".md".length));
  return siteAddress(documentPath(name)) + url.hash;
}
