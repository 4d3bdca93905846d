import { prepare } from "../../generators/pipeline.ts";
import type { JsonObject } from "../../generators/spec/entry.ts";
import { appSnippetsOf, librarySnippetsOf } from "./generate/examples.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { hostedCatalogue, hostedSnippets } from "./generate/hosted-catalogue.ts";
import type { SnippetSource } from "./snippet-source.ts";
import { specRoot } from "./spec-folder.ts";

/**
 * Compiles the catalogue of a spec folder in memory, and returns it. Writes no files.
 *
 * @param folder the folder `spec`, or the folder that contains it
 * @throws CommandError when the spec has errors
 */
export async function ownSource(folder: string): Promise<SnippetSource> {
  const { spec, problems, files } = prepare({ root: specRoot(folder) });
  if (problems.some(({ severity }) => severity === "error")) {
    throw new CommandError("the specs have errors", "run `hubsmith check` to see them", EXIT.problems);
  }
  const catalogue = await hostedCatalogue(files);
  const libraries = spec.libraries.map(({ id }) => id);
  return {
    libraries,
    providers: [...catalogue.providers.keys()],
    clients: catalogue.clients.map(({ client }) => client),
    tasks: spec.tasks.map(({ id }) => id),
    libraryFor: ({ library_name: name }) => libraries.find((key) => key === name),
    // The cast is safe, because the functions that read a record accept fields of any type.
    ofLibrary: (key, model) => librarySnippetsOf(files, key, model as unknown as JsonObject),
    apps: spec.apps.map(({ id }) => id),
    ofApp: (key, model) => appSnippetsOf(files, key, model as unknown as JsonObject),
    hosted: (model, { provider, mapping, streaming }) =>
      hostedSnippets(catalogue, model, provider, { ...(mapping && { mapping }), options: { streaming } }),
  };
}
