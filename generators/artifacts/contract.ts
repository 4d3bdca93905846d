import { existsSync } from "node:fs";
import { join } from "node:path";
import { moduleFile } from "../code/module.ts";
import type { Artifact } from "../spec/entry.ts";

const OWN = "runtime/contract/index.ts";

/**
 * Makes `generated/contract.ts`, through which all generated modules import the hand-written types. In this repository,
 * these types are in `runtime/contract/`. In another catalogue, they come from the package.
 */
export const contract: Artifact = ({ root }) => [
  moduleFile("contract.ts", {
    source: OWN,
    generator: "generators/artifacts/contract.ts",
    statements: [`export type * from "${existsSync(join(root, OWN)) ? `../${OWN}` : "hubsmith/contract"}";`],
  }),
];
