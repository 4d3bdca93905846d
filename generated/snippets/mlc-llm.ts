// Generated – do not edit.
// source:    spec/libraries/mlc-llm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mlc-llm with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install", `pip install --pre -U -f https://mlc.ai/wheels mlc-llm-nightly-cpu mlc-ai-nightly-cpu
# For a GPU, install the packages listed at https://llm.mlc.ai/docs/install/mlc_llm.html`);
  show("1", "usage", "python", "Chat", `from mlc_llm import MLCEngine

model = "HF://${python.inDouble(facts.id)}"
engine = MLCEngine(model)

for response in engine.chat.completions.create(
    messages=[{"role": "user", "content": "Which herbs grow well on a balcony?"}],
    model=model,
    stream=True,
):
    for choice in response.choices:
        print(choice.delta.content, end="", flush=True)

engine.terminate()`);
  show("2", "usage", "bash", "Serve", `mlc_llm serve HF://${bash.inWord(facts.id)}`);
};
