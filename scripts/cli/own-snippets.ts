import type { ModelData } from "../../generated/records.ts";
import { prepare } from "../../generators/pipeline.ts";
import type { JsonObject } from "../../generators/spec/entry.ts";
import type { Snippet } from "../../runtime/snippets/choose.ts";
import { librarySnippetsOf } from "../examples.ts";
import { assertOne, CommandError, EXIT } from "./command-error.ts";
import { specRoot } from "./spec-folder.ts";

/**
 * A model's snippets by the rules of a spec folder, compiled for the purpose; nothing is written.
 *
 * @param folder holds `spec/`, or is it
 * @param library key of a library there
 * @throws CommandError when the spec has errors, or the library is not in it
 */
export async function ownSnippets(folder: string, library: string, model: ModelData): Promise<readonly Snippet[]> {
  const { spec, problems, files } = prepare({ root: specRoot(folder) });
  if (problems.some(({ severity }) => severity === "error")) {
    throw new CommandError("the specs have errors", "run `hubsmith check` to see them", EXIT.problems);
  }
  assertOne(
    "library",
    library,
    spec.libraries.map(({ id }) => id),
  );
  // What is read of a record fits any shape.
  return librarySnippetsOf(files, library, model as unknown as JsonObject);
}
