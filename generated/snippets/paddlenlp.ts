// Generated – do not edit.
// source:    spec/libraries/paddlenlp.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use paddlenlp with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Installs the version for the CPU. For a GPU, see
# https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddlenlp`);
  if (facts.architecture !== "" && facts.pipeline_tag === "fill-mask") {
    show("1.0", "usage", "python", "Fill in the mask", `import paddle
from paddlenlp.transformers import AutoTokenizer, ${facts.architecture}

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model = ${facts.architecture}.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model.eval()

# Use a sentence in the language of the model.
inputs = tokenizer(f"In autumn the leaves turn {tokenizer.mask_token}.", return_tensors="pd")
logits = model(**inputs)

position = inputs["input_ids"][0].tolist().index(tokenizer.mask_token_id)
_, best = paddle.topk(logits[0, position], k=5)
print(tokenizer.convert_ids_to_tokens(best.tolist()))`);
  } else if (facts.architecture !== "") {
    show("1.1", "usage", "python", "Run the model on a sentence", `from paddlenlp.transformers import AutoTokenizer, ${facts.architecture}

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model = ${facts.architecture}.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model.eval()

# Use a sentence in the language of the model.
inputs = tokenizer("The harvest was early this year.", return_tensors="pd")
print(model(**inputs))`);
  } else {
    show("1.2", "usage", "python", "Embed a sentence", `# AutoModel loads models of any type.
from paddlenlp.transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model = AutoModel.from_pretrained("${python.inDouble(facts.id)}", from_hf_hub=True)
model.eval()

# Use a sentence in the language of the model.
inputs = tokenizer("The harvest was early this year.", return_tensors="pd")
print(model(**inputs))`);
  }
};
