// Generated – do not edit.
// source:    spec/libraries/outetts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const NAME_PATTERN = /OuteTTS-0\.[12]/u;

const NAME_PATTERN_2 = /OuteTTS-0\.3/u;

/** Rules of outetts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      when: (facts) => !(facts.tags.includes("gguf") || facts.tags.includes("onnx")),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U outetts`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.name === "Llama-OuteTTS-1.0-1B" || facts.name === "OuteTTS-1.0-0.6B",
              kind: "usage",
              language: "python",
              title: "Speak a sentence",
              render: (facts, python) => `import outetts

config = outetts.ModelConfig.auto_config(
    model=outetts.Models("${python.inDouble(facts.name)}"),
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)
speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")`,
            },
            {
              when: (facts) => NAME_PATTERN.test(facts.name),
              kind: "usage",
              language: "python",
              title: "Speak a sentence",
              render: (facts, python) => `import outetts

config = outetts.ModelConfig(
    model_path="${python.inDouble(facts.id)}",
    tokenizer_path="${python.inDouble(facts.id)}",
    interface_version=outetts.InterfaceVersion.V1,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)
speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")`,
            },
            {
              when: (facts) => NAME_PATTERN_2.test(facts.name),
              kind: "usage",
              language: "python",
              title: "Speak a sentence",
              render: (facts, python) => `import outetts

config = outetts.ModelConfig(
    model_path="${python.inDouble(facts.id)}",
    tokenizer_path="${python.inDouble(facts.id)}",
    interface_version=outetts.InterfaceVersion.V2,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)
speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Speak a sentence",
              render: (facts, python) => `import outetts

config = outetts.ModelConfig(
    model_path="${python.inDouble(facts.id)}",
    tokenizer_path="${python.inDouble(facts.id)}",
    interface_version=outetts.InterfaceVersion.V3,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)
speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")`,
            },
          ],
        },
      ],
    },
  ],
};
