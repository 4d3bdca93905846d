// Generated – do not edit.
// source:    spec/libraries/mlx.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mlx: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.pipeline_tag === "image-text-to-text",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U mlx-vlm`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Describe an image",
          render: (facts, python) => `from mlx_vlm import generate, load
from mlx_vlm.prompt_utils import apply_chat_template
from mlx_vlm.utils import load_config

model, processor = load("${python.inDouble(facts.id)}")
config = load_config("${python.inDouble(facts.id)}")

image = ["http://images.cocodataset.org/val2017/000000039769.jpg"]
prompt = "Which animals are in the picture, and what are they doing?"
formatted_prompt = apply_chat_template(processor, config, prompt, num_images=1)

output = generate(model, processor, formatted_prompt, image)
print(output)`,
        },
      ],
    },
    {
      when: (facts) => facts.pipeline_tag === "text-generation" && facts.tags.includes("conversational"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U mlx-lm
# On Linux with an NVIDIA GPU, also: pip install "mlx[cuda]"`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Chat",
          render: (facts, python) => `from mlx_lm import generate, load

model, tokenizer = load("${python.inDouble(facts.id)}")

messages = [{"role": "user", "content": "Name three things to do on a rainy Sunday."}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)

text = generate(model, tokenizer, prompt=prompt, verbose=True)`,
        },
      ],
    },
    {
      when: (facts) => facts.pipeline_tag === "text-generation",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U mlx-lm
# On Linux with an NVIDIA GPU, also: pip install "mlx[cuda]"`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Continue a text",
          render: (facts, python) => `from mlx_lm import generate, load

model, tokenizer = load("${python.inDouble(facts.id)}")

prompt = "The old lighthouse keeper had never seen"
text = generate(model, tokenizer, prompt=prompt, verbose=True)`,
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
          render: () => `pip install -U "huggingface_hub[hf_xet]"`,
        },
        {
          kind: "usage",
          language: "bash",
          title: "Download the model",
          render: (facts, bash) => `hf download --local-dir ${bash.inWord(facts.name)} ${bash.inWord(facts.id)}`,
        },
      ],
    },
  ],
};
