// Generated – do not edit.
// source:    spec/libraries/zeromodels.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of zeromodels: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U zeromodels jax`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `import os

# Before the import below: jax, torch or tensorflow
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels import AutoZModel

# For results rather than features, zeromodels.auto has AutoZMImageClassify, AutoZMDetect,
# AutoZMSemanticSegment and AutoZMTextGenerate.
model = AutoZModel.from_weights("${python.inDouble(facts.id)}")`,
    },
  ],
};
