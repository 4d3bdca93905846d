// Generated – do not edit.
// source:    spec/libraries/mlx.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mlx with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (facts.pipeline_tag === "image-text-to-text") {
    show("0.0", "install", "bash", "Install", `pip install -U mlx-vlm`);
    show("0.1", "usage", "python", "Describe an image", `from mlx_vlm import generate, load
from mlx_vlm.prompt_utils import apply_chat_template
from mlx_vlm.utils import load_config

model, processor = load("${python.inDouble(facts.id)}")
config = load_config("${python.inDouble(facts.id)}")

image = ["http://images.cocodataset.org/val2017/000000039769.jpg"]
prompt = "Which animals are in the picture, and what are they doing?"
formatted_prompt = apply_chat_template(processor, config, prompt, num_images=1)

output = generate(model, processor, formatted_prompt, image)
print(output.text)`);
  } else if (facts.pipeline_tag === "text-generation" && facts.tags.includes("conversational")) {
    show("1.0", "install", "bash", "Install", `pip install -U mlx-lm
# On Linux with an NVIDIA GPU, also run: pip install "mlx[cuda]"`);
    show("1.1", "usage", "python", "Chat", `from mlx_lm import generate, load

model, tokenizer = load("${python.inDouble(facts.id)}")

messages = [{"role": "user", "content": "Name three things to do on a rainy Sunday."}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)

print(generate(model, tokenizer, prompt=prompt, max_tokens=200))`);
  } else if (facts.pipeline_tag === "text-generation") {
    show("2.0", "install", "bash", "Install", `pip install -U mlx-lm
# On Linux with an NVIDIA GPU, also run: pip install "mlx[cuda]"`);
    show("2.1", "usage", "python", "Continue a text", `from mlx_lm import generate, load

model, tokenizer = load("${python.inDouble(facts.id)}")

prompt = "The old lighthouse keeper had never seen"
print(generate(model, tokenizer, prompt=prompt, max_tokens=200))`);
  } else {
    show("3.0", "install", "bash", "Install", `pip install -U "huggingface_hub[hf_xet]"`);
    show("3.1", "usage", "bash", "Download the model", `hf download --local-dir ${bash.inWord(bash.asArgument(facts.name))} ${bash.inWord(facts.id)}`);
  }
};
