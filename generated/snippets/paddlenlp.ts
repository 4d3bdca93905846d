// Generated – do not edit.
// source:    spec/libraries/paddlenlp.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of paddlenlp: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `# Installs the build for the CPU; for a GPU see https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddlenlp`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.architecture !== "",
          kind: "usage",
          language: "python",
          title: "Load the model",
          render: (facts, python) => `from paddlenlp.transformers import AutoTokenizer, ${facts.architecture}

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model = ${facts.architecture}.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the model",
          render: (facts, python) => `# Type of model unknown
from paddlenlp.transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model = AutoModel.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)`,
        },
      ],
    },
  ],
};
