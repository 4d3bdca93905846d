// Generated – do not edit.
// source:    spec/libraries/mlc-llm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mlc-llm: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install --pre -U -f https://mlc.ai/wheels mlc-llm-nightly-cpu mlc-ai-nightly-cpu
# With a GPU, take the packages for it instead: https://llm.mlc.ai/docs/install/mlc_llm.html`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Chat",
      render: (facts, python) => `from mlc_llm import MLCEngine

model = "HF://${python.inDouble(facts.id)}"
engine = MLCEngine(model)

for response in engine.chat.completions.create(
    messages=[{"role": "user", "content": "Which herbs grow well on a balcony?"}],
    model=model,
    stream=True,
):
    for choice in response.choices:
        print(choice.delta.content, end="", flush=True)

engine.terminate()`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Serve",
      render: (facts, bash) => `mlc_llm serve HF://${bash.inWord(facts.id)}`,
    },
  ],
};
