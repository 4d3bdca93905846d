import { DEFAULT_DOWNLOAD_RULE, DOWNLOAD_RULES } from "../../generated/downloads.ts";
import type { RepositoryFile } from "../contract/index.ts";

/**
 * Splits a path into the parts that download rules use: the folder with a slash at its end, the name without extension,
 * and the extension without dot.
 */
function repositoryFile(path: string): RepositoryFile {
  const nameFrom = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  // A dot at the start of a name marks a hidden file, not an extension.
  const hasExtension = dot > nameFrom;
  return {
    path,
    prefix: path.slice(0, nameFrom),
    name: hasExtension ? path.slice(nameFrom, dot) : path.slice(nameFrom),
    extension: hasExtension ? path.slice(dot + 1) : "",
  };
}

/**
 * Returns true if fetching a file counts as a download of the model.
 *
 * @param key key of the model's library; the hub's default rule applies to an unknown key and to a library without a
 *   rule
 * @param path path of the file inside its repository, for example `checkpoints/model.pt`
 */
export function countsAsDownload(key: string, path: string): boolean {
  const rule = (Object.hasOwn(DOWNLOAD_RULES, key) && DOWNLOAD_RULES[key]) || DEFAULT_DOWNLOAD_RULE;
  return rule(repositoryFile(path));
}
