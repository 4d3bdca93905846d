// Generated – do not edit.
// source:    spec/libraries/cartesia_mlx.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use cartesia_mlx with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Apple silicon)", `pip install -U cartesia-metal cartesia-mlx`);
  show("1", "usage", "python", "Continue a text", `import cartesia_mlx as cmx
import mlx.core as mx

model = cmx.from_pretrained("${python.inDouble(facts.id)}")
model.set_dtype(mx.float32)

prompt = "The best thing about a long train ride is"
print(prompt, end="", flush=True)
for text in model.generate(prompt, max_tokens=500, eval_every_n=5, top_p=0.99, temperature=0.85):
    print(text, end="", flush=True)`);
};
