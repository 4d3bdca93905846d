// Generated – do not edit.
// source:    spec/libraries/outetts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const NAME_PATTERN = /OuteTTS-0\.[12]/u;

const NAME_PATTERN_2 = /OuteTTS-0\.3/u;

/** Shows how to install and use outetts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (!(facts.tags.includes("gguf") || facts.tags.includes("onnx"))) {
    show("0.0", "install", "bash", "Install", `pip install -U outetts`);
    if (facts.name === "Llama-OuteTTS-1.0-1B" || facts.name === "OuteTTS-1.0-0.6B") {
      show("0.1.0", "usage", "python", "Speak a sentence", `import outetts

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
tts.generate(config=generation).save("output.wav")`);
    } else if (NAME_PATTERN.test(facts.name)) {
      show("0.1.1", "usage", "python", "Speak a sentence", `import outetts

config = outetts.ModelConfig(
    model_path="${python.inDouble(facts.id)}",
    tokenizer_path="${python.inDouble(facts.id)}",
    interface_version=outetts.InterfaceVersion.V1,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)

# These models have no built-in voice. Use a recording of 10 to 15 seconds.
speaker = tts.create_speaker(
    "path/to/voice.wav",
    transcript="Write here what the recording says.",
)

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")`);
    } else if (NAME_PATTERN_2.test(facts.name)) {
      show("0.1.2", "usage", "python", "Speak a sentence", `import outetts

config = outetts.ModelConfig(
    model_path="${python.inDouble(facts.id)}",
    tokenizer_path="${python.inDouble(facts.id)}",
    interface_version=outetts.InterfaceVersion.V2,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)

# These models have no built-in voice. Use a recording of 10 to 15 seconds.
speaker = tts.create_speaker(
    "path/to/voice.wav",
    transcript="Write here what the recording says.",
)

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")`);
    } else {
      show("0.1.3", "usage", "python", "Speak a sentence", `import outetts

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
tts.generate(config=generation).save("output.wav")`);
    }
  }
};
