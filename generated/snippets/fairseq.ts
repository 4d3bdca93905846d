// Generated – do not edit.
// source:    spec/libraries/fairseq.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use fairseq with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Python 3.10 or older)", `# fairseq requires old versions of hydra and omegaconf. Python 3.11 and newer cannot run
# them, and pip 24.1 and newer cannot install them.
pip install "pip<24.1"
pip install -U fairseq huggingface_hub soundfile torchaudio g2p_en`);
  if (facts.pipeline_tag === "audio-to-audio") {
    show("1", "usage", "python", "Translate speech", `import torchaudio
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.speech_to_text.hub_interface import S2THubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "${python.inDouble(facts.id)}", arg_overrides={"config_yaml": "config.yaml", "task": "speech_to_text"}
)
generator = task.build_generator(models, cfg)

audio, _ = torchaudio.load("path/to/speech.wav")  # one channel, 16,000 samples per second
sample = S2THubInterface.get_model_input(task, audio)
# Prints the text, or the units that a vocoder can convert to speech.
print(S2THubInterface.get_prediction(task, models[0], generator, sample))`);
  }
  if (!(facts.pipeline_tag === "audio-to-audio")) {
    show("2", "usage", "python", "Speak a sentence", `import soundfile as sf
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "${python.inDouble(facts.id)}", arg_overrides={"vocoder": "hifigan", "fp16": False}
)
TTSHubInterface.update_cfg_with_data_cfg(cfg, task.data_cfg)
generator = task.build_generator(models, cfg)

sample = TTSHubInterface.get_model_input(task, "The ferry leaves at noon.")
wav, rate = TTSHubInterface.get_prediction(task, models[0], generator, sample)
sf.write("speech.wav", wav.cpu().numpy(), rate)`);
  }
};
