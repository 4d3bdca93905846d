from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("acme/dictation")
model = PrunaModel.from_pretrained("acme/dictation")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
tokens = model.generate(**inputs)
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])
