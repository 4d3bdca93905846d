// Generated – do not edit.
// source:    spec/libraries/cartesia_mlx.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of cartesia_mlx: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U cartesia-metal cartesia-mlx`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `import cartesia_mlx as cmx
import mlx.core as mx

model = cmx.from_pretrained("${python.inDouble(facts.id)}")
model.set_dtype(mx.float32)

prompt = "The best thing about a long train ride is"
print(prompt, end="", flush=True)
for text in model.generate(
    prompt,
    max_tokens=500,
    eval_every_n=5,
    verbose=True,
    top_p=0.99,
    temperature=0.85,
):
    print(text, end="", flush=True)`,
    },
  ],
};
