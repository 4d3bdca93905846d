// Generated – do not edit.
// source:    spec/libraries/speechbrain.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use speechbrain with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (!(facts.speechbrain_interface !== "")) {
    show("0", "message", "text", "", "interface not specified in config.json");
  } else if (facts.speechbrain_class !== "") {
    show("1.0", "install", "bash", "Install", `pip install -U speechbrain soundfile`);
    if (facts.speechbrain_class === "SpeakerRecognition") {
      show("1.1.0", "usage", "python", "", `from speechbrain.inference import SpeakerRecognition

model = SpeakerRecognition.from_hparams("${python.inDouble(facts.id)}")
score, same_speaker = model.verify_files("path/to/one.wav", "path/to/other.wav")
print(score, same_speaker)`);
    } else if (facts.speechbrain_class === "SepformerSeparation" && facts.speechbrain_method !== "") {
      show("1.1.1", "usage", "python", "", `import soundfile
from speechbrain.inference import ${facts.speechbrain_class}

model = ${facts.speechbrain_class}.from_hparams("${python.inDouble(facts.id)}")
sources = model.${facts.speechbrain_method}("path/to/mixture.wav")[0].detach().cpu().numpy()
for number in range(sources.shape[1]):
    soundfile.write(f"source-{number + 1}.wav", sources[:, number], model.hparams.sample_rate)`);
    } else if (facts.speechbrain_class === "SpectralMaskEnhancement" && facts.speechbrain_method !== "") {
      show("1.1.2", "usage", "python", "", `from speechbrain.inference import ${facts.speechbrain_class}

model = ${facts.speechbrain_class}.from_hparams("${python.inDouble(facts.id)}")
model.${facts.speechbrain_method}("path/to/noisy.wav", output_filename="enhanced.wav")`);
    } else if (facts.speechbrain_class === "EncoderClassifier" && facts.speechbrain_method !== "") {
      show("1.1.3", "usage", "python", "", `from speechbrain.inference import ${facts.speechbrain_class}

model = ${facts.speechbrain_class}.from_hparams("${python.inDouble(facts.id)}")
_, score, _, label = model.${facts.speechbrain_method}("path/to/audio.wav")
print(label[0], score[0].item())`);
    } else if (facts.speechbrain_class !== "" && facts.speechbrain_method !== "") {
      show("1.1.4", "usage", "python", "", `from speechbrain.inference import ${facts.speechbrain_class}

model = ${facts.speechbrain_class}.from_hparams("${python.inDouble(facts.id)}")
print(model.${facts.speechbrain_method}("path/to/speech.wav"))`);
    }
  } else {
    show("2", "message", "text", "", "interface in config.json invalid");
  }
};
