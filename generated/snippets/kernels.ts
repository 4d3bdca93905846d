// Generated – do not edit.
// source:    spec/libraries/kernels.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use kernels with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U kernels`);
  show("1", "usage", "python", "Load the kernel and list its functions", `from kernels import get_kernel

# Warning: a kernel is code from the repository. Read the code first.
# For owners that the library does not trust, also add trust_remote_code=True.
kernel = get_kernel("${python.inDouble(facts.id)}", version=${facts.kernel_version})

# The model page describes the arguments of each function.
print([name for name in dir(kernel) if not name.startswith("_")])`);
};
