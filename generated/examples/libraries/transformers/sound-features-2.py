from transformers import AutoFeatureExtractor, AutoModel
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("acme/sound-embedder")
model = AutoModel.from_pretrained("acme/sound-embedder", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of time steps, size of each vector)
