import torchaudio
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.speech_to_text.hub_interface import S2THubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "acme/interpreter", arg_overrides={"config_yaml": "config.yaml", "task": "speech_to_text"}
)
generator = task.build_generator(models, cfg)

audio, _ = torchaudio.load("path/to/speech.wav")  # one channel, 16,000 samples per second
sample = S2THubInterface.get_model_input(task, audio)
# Prints the text, or the units that a vocoder can convert to speech.
print(S2THubInterface.get_prediction(task, models[0], generator, sample))
