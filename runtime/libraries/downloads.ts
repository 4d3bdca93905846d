import { DEFAULT_DOWNLOAD_RULE, DOWNLOAD_RULES, type RepositoryFile } from "../../generated/downloads.ts";

/** Takes a path apart as download rules see it: folder with a final slash, name and extension without the last dot. */
function repositoryFile(path: string): RepositoryFile {
  const nameFrom = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  // A dot at the start of a name hides the file; it does not begin an extension.
  const hasExtension = dot > nameFrom;
  return {
    path,
    prefix: path.slice(0, nameFrom),
    name: hasExtension ? path.slice(nameFrom, dot) : path.slice(nameFrom),
    extension: hasExtension ? path.slice(dot + 1) : "",
  };
}

/**
 * Returns whether fetching a file counts as a download of its model.
 *
 * @param key key of the model's library; an unknown one, or one without a rule, takes the hub's default rule
 * @param path path of the file inside its repository, for example `checkpoints/model.pt`
 */
export function countsAsDownload(key: string, path: string): boolean {
  const rule = (Object.hasOwn(DOWNLOAD_RULES, key) && DOWNLOAD_RULES[key]) || DEFAULT_DOWNLOAD_RULE;
  return rule(repositoryFile(path));
}
