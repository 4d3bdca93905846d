from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("acme/whisper-small")
model = AutoModelForSpeechSeq2Seq.from_pretrained("acme/whisper-small", device_map="auto")
# The class PeftModel of PEFT 0.21 does not work with sequence-to-sequence models
# in transformers 5.18, so this code calls load_adapter.
model.load_adapter("acme/frisian-lora")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
