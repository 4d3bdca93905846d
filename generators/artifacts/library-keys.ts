import { comment } from "../code/comment.ts";
import { moduleFile } from "../code/module.ts";
import { unionType } from "../code/types.ts";
import type { Artifact } from "../spec/entry.ts";

/**
 * Makes `generated/library-keys.ts`: the keys of all libraries as a type. The type is in a separate file, so that the
 * catalogue and the types of its records can both import it.
 */
export const libraryKeys: Artifact = (spec) => [
  moduleFile("library-keys.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/library-keys.ts",
    statements: [
      comment("Key of a library of the catalogue.") +
        unionType(
          "LibraryKey",
          spec.libraries.map(({ id }) => id),
        ),
    ],
  }),
];
