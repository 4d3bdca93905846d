import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HELPERS = ["runtime/inference/run-tools.d.ts", "runtime/inference/generate-object.d.ts"];
/** Files whose docstrings describe the functions of the inference client. */
const DESCRIBED = ["generated/functions.d.ts", "runtime/inference/methods.d.ts", ...HELPERS];
/** Files that declare functions of the client as constants. */
const DECLARED = ["runtime/inference/functions.d.ts", "runtime/inference/core.d.ts", ...HELPERS];

/**
 * Copies the docstring of each function of the inference client to the constant that declares the function. The
 * compiler itself copies docstrings only to the methods of the client.
 *
 * @param folder where the compiler wrote the declaration files
 * @throws Error for a function without a description
 */
export function documentFunctions(folder: string): void {
  const docs = new Map<string, string>();
  for (const file of DESCRIBED) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, comment = "", name = ""] of text.matchAll(/^ *(\/\*\*(?:(?!\*\/)[^])*\*\/)\n *readonly (\w+):/gm)) {
      docs.set(name, comment.replaceAll(/\n +\*/g, "\n *"));
    }
  }
  for (const file of DECLARED) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const documented = text.replaceAll(/^export declare const (\w+): \w+\["\1"\];/gm, (declaration, name: string) => {
      const comment = docs.get(name);
      if (comment === undefined) throw new Error(`${name} has no description in ${DESCRIBED.join(" or ")}`);
      return `${comment}\n${declaration}`;
    });
    writeFileSync(path, documented);
  }
}
