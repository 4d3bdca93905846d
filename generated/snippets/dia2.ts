// Generated – do not edit.
// source:    spec/libraries/dia2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of dia2: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U "git+https://github.com/nari-labs/dia2.git"`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak a dialogue",
      render: (facts, python) => `from dia2 import Dia2, GenerationConfig, SamplingConfig

dia = Dia2.from_repo("${python.inDouble(facts.id)}", device="cuda", dtype="bfloat16")
config = GenerationConfig(
    cfg_scale=2.0,
    audio=SamplingConfig(temperature=0.8, top_k=50),
    use_cuda_graph=True,
)

# [S1] and [S2] tell who speaks.
result = dia.generate(
    "[S1] Did you water the tomatoes? [S2] Yes, first thing in the morning.",
    config=config,
    output_wav="hello.wav",
    verbose=True,
)`,
    },
  ],
};
