// Generated – do not edit.
// source:    spec/libraries/kernels.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of kernels: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U kernels`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the kernel",
      render: (facts, python) => `from kernels import get_kernel

# A kernel is code: for an owner whom the library does not trust yet, add trust_remote_code=True.
kernel = get_kernel("${python.inDouble(facts.id)}", version=1)
print(dir(kernel))`,
    },
  ],
};
