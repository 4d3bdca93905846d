// Generated – do not edit.
// source:    spec/kernels/*.yaml
// generator: generators/artifacts/hub.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";
import type { Library } from "../records.ts";
import { rules as kernels } from "../snippets/kernels.ts";

/** Key of a library that loads compute kernels. */
export type KernelLibraryKey = "kernels";

/** A library that loads compute kernels, with its rules. */
export interface KernelLibrary {
  readonly about: Pick<Library, "prettyLabel" | "repoName" | "repoUrl" | "docsUrl">;
  readonly rules: Rules;
}

/** Libraries that load compute kernels from the hub, by key. */
export const KERNEL_LIBRARIES: Readonly<Record<KernelLibraryKey, KernelLibrary>> = {
  kernels: { about: {
    prettyLabel: "Kernels",
    repoName: "Kernels",
    repoUrl: "https://github.com/huggingface/kernels",
    docsUrl: "https://huggingface.co/docs/kernels",
  }, rules: kernels },
};
