// Generated – do not edit.
// source:    spec/libraries/lightning-ir.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use lightning-ir with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U lightning-ir`);
  if (facts.tags.includes("bi-encoder")) {
    show("1.0", "usage", "python", "Score documents", `from lightning_ir import BiEncoderModule

model = BiEncoderModule("${python.inDouble(facts.id)}")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)`);
  } else if (facts.tags.includes("cross-encoder")) {
    show("1.1", "usage", "python", "Score documents", `from lightning_ir import CrossEncoderModule

model = CrossEncoderModule("${python.inDouble(facts.id)}")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)`);
  } else {
    show("1.2", "usage", "python", "Score documents", `from lightning_ir import BiEncoderModule

# For a cross-encoder, write CrossEncoderModule in both places.
model = BiEncoderModule("${python.inDouble(facts.id)}")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)`);
  }
};
