import { safeAddress } from "./safe-address.ts";

/** Web address of the repository that holds the specs, without a slash at its end. */
export const REPOSITORY_URL = "https://github.com/hubsmith/hubsmith";

/**
 * Returns the address of a file on the repository's web pages.
 *
 * @param path path from the root of the repository, for example `spec/tasks/translation.yaml`
 * @param repository web address of the repository, `https:` only; default: {@link REPOSITORY_URL}
 * @param branch branch or tag; default: `main`
 * @returns undefined if `repository` is not a safe address
 */
export function fileAddress(path: string, repository = REPOSITORY_URL, branch = "main"): string | undefined {
  const steps = [branch, ...path.split("/").filter((step) => !["", ".", ".."].includes(step))];
  return safeAddress(`${repository.replace(/\/+$/, "")}/blob/${steps.map(encodeURIComponent).join("/")}`);
}
