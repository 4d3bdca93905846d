// Generated – do not edit.
// source:    spec/libraries/dia2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use dia2 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U "git+https://github.com/nari-labs/dia2.git"`);
  show("1", "usage", "python", "Speak a dialogue", `from dia2 import Dia2, GenerationConfig, SamplingConfig

dia = Dia2.from_repo("${python.inDouble(facts.id)}", device="cuda", dtype="bfloat16")
config = GenerationConfig(
    cfg_scale=2.0,
    audio=SamplingConfig(temperature=0.8, top_k=50),
    use_cuda_graph=True,
)

# [S1] and [S2] are the two speakers.
dia.generate(
    "[S1] Did you water the tomatoes? [S2] Yes, first thing in the morning.",
    config=config,
    output_wav="dialogue.wav",
)`);
};
