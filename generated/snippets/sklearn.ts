// Generated – do not edit.
// source:    spec/libraries/sklearn.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sklearn with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.tags.includes("skops") && (!(facts.sklearn_file !== "" || facts.skops_file !== "" || facts.joblib_file !== ""))) {
    show("0", "message", "text", "", "Model filename not specified in config.json");
  } else if (facts.files.length > 0 && (!(facts.sklearn_file !== "" || facts.skops_file !== "" || facts.joblib_file !== ""))) {
    show("1", "message", "text", "", "The repository has no file that joblib or skops can load.");
  } else if ((facts.tags.includes("skops") && facts.sklearn_file !== "" && !(facts.sklearn_format === "pickle")) || (facts.skops_file !== "" && (!(facts.sklearn_file !== "" || facts.joblib_file !== "")))) {
    show("2.0", "install", "bash", "Install", `pip install -U huggingface_hub pandas scikit-learn skops`);
    show("2.1", "usage", "python", "Look at the types in the file", `from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types

path = hf_hub_download("${python.inDouble(facts.id)}", "${facts.sklearn_file !== "" ? `${python.inDouble(facts.sklearn_file)}` : `${facts.skops_file !== "" ? `${python.inDouble(facts.skops_file)}` : `fill-in-file.skops`}`}")

# Each of these types can run code when the file is loaded. Continue only if you trust all of them.
print(get_untrusted_types(file=path))`);
    if (facts.pipeline_tag === "text-classification") {
      show("2.2.0", "usage", "python", "Load the model and use it", `from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("${python.inDouble(facts.id)}", "${facts.sklearn_file !== "" ? `${python.inDouble(facts.sklearn_file)}` : `${facts.skops_file !== "" ? `${python.inDouble(facts.skops_file)}` : `fill-in-file.skops`}`}")
# Types in the file can run code when it is loaded. Continue only if you trust all of them.
model = load(path, trusted=get_untrusted_types(file=path))
print(model.predict(["${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The soup was cold, but the waiter was kind.`}"]))`);
    } else {
      show("2.2.1", "usage", "python", "Load the model and use it", `import pandas as pd
from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("${python.inDouble(facts.id)}", "${facts.sklearn_file !== "" ? `${python.inDouble(facts.sklearn_file)}` : `${facts.skops_file !== "" ? `${python.inDouble(facts.skops_file)}` : `fill-in-file.skops`}`}")
# Types in the file can run code when it is loaded. Continue only if you trust all of them.
model = load(path, trusted=get_untrusted_types(file=path))

${facts.widget_rows !== undefined ? `rows = pd.DataFrame(${python.literal(facts.widget_rows)})
` : `# One row of zeros. Use your own values here.
rows = pd.DataFrame([[0] * model.n_features_in_], columns=getattr(model, "feature_names_in_", None))
`}print(model.predict(rows))`);
    }
  } else {
    show("3.0", "install", "bash", "Install", `pip install -U huggingface_hub joblib pandas scikit-learn`);
    if (facts.pipeline_tag === "text-classification") {
      show("3.1.0", "usage", "python", "Load the model and use it", `import joblib
from huggingface_hub import hf_hub_download

# This file may contain code that runs when it is loaded. Load it only if you trust
# its author: https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("${python.inDouble(facts.id)}", "${facts.sklearn_joblib_file !== "" ? `${python.inDouble(facts.sklearn_joblib_file)}` : `${facts.joblib_file !== "" ? `${python.inDouble(facts.joblib_file)}` : `sklearn_model.joblib`}`}"))
print(model.predict(["${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The soup was cold, but the waiter was kind.`}"]))`);
    } else {
      show("3.1.1", "usage", "python", "Load the model and use it", `import joblib
import pandas as pd
from huggingface_hub import hf_hub_download

# This file may contain code that runs when it is loaded. Load it only if you trust
# its author: https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("${python.inDouble(facts.id)}", "${facts.sklearn_joblib_file !== "" ? `${python.inDouble(facts.sklearn_joblib_file)}` : `${facts.joblib_file !== "" ? `${python.inDouble(facts.joblib_file)}` : `sklearn_model.joblib`}`}"))

${facts.widget_rows !== undefined ? `rows = pd.DataFrame(${python.literal(facts.widget_rows)})
` : `# One row of zeros. Use your own values here.
rows = pd.DataFrame([[0] * model.n_features_in_], columns=getattr(model, "feature_names_in_", None))
`}print(model.predict(rows))`);
    }
  }
};
