// Generated – do not edit.
// source:    spec/libraries/lightning-ir.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of lightning-ir: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U lightning-ir`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("bi-encoder"),
          kind: "usage",
          language: "python",
          title: "Score documents",
          render: (facts, python) => `from lightning_ir import BiEncoderModule

model = BiEncoderModule("${python.inDouble(facts.id)}")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)`,
        },
        {
          when: (facts) => facts.tags.includes("cross-encoder"),
          kind: "usage",
          language: "python",
          title: "Score documents",
          render: (facts, python) => `from lightning_ir import CrossEncoderModule

model = CrossEncoderModule("${python.inDouble(facts.id)}")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Score documents",
          render: (facts, python) => `from lightning_ir import BiEncoderModule

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
print(output.scores)`,
        },
      ],
    },
  ],
};
