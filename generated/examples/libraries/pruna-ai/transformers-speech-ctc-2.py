from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("acme/dictation-ctc")
model = PrunaModel.from_pretrained("acme/dictation-ctc")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
tokens = model(**inputs).logits.argmax(-1)
print(processor.batch_decode(tokens)[0])
