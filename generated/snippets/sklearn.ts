// Generated – do not edit.
// source:    spec/libraries/sklearn.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of sklearn: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("skops") && !(facts.sklearn_file !== ""),
      message: "Model filename not specified in config.json",
    },
    {
      when: (facts) => facts.tags.includes("skops") && facts.sklearn_file !== "" && facts.sklearn_format === "pickle",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U huggingface_hub joblib scikit-learn`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the model",
          render: (facts, python) => `import joblib
from huggingface_hub import hf_hub_download

# Such a file may hide code that runs when it is loaded. Load it only if you trust its author:
# https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("${python.inDouble(facts.id)}", "${python.inDouble(facts.sklearn_file)}"))
print(model)`,
        },
      ],
    },
    {
      when: (facts) => facts.tags.includes("skops") && facts.sklearn_file !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U huggingface_hub scikit-learn skops`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the model",
          render: (facts, python) => `from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("${python.inDouble(facts.id)}", "${python.inDouble(facts.sklearn_file)}")

# Go through this list before you load the file: each of these types may run code.
types = get_untrusted_types(file=path)
print(types)

model = load(path, trusted=types)
print(model)`,
        },
      ],
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U huggingface_hub joblib scikit-learn`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the model",
          render: (facts, python) => `import joblib
from huggingface_hub import hf_hub_download

# Such a file may hide code that runs when it is loaded. Load it only if you trust its author:
# https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("${python.inDouble(facts.id)}", "${python.inDouble(facts.sklearn_joblib_file)}"))
print(model)`,
        },
      ],
    },
  ],
};
