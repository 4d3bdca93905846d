import numpy
import soundfile
import torch
from huggingface_hub import hf_hub_download
from transformers import pipeline

pipe = pipeline("text-to-speech", model="microsoft/speecht5_tts")

# The voice of a speaker, as a vector of 512 numbers.
path = hf_hub_download(
    "huggingface/documentation-images", "blog/speecht5/cmu_us_slt_arctic-wav-arctic_a0508.npy", repo_type="dataset"
)
speaker = torch.tensor(numpy.load(path)).reshape(1, 512)
result = pipe("The kettle is on, and the rain has stopped.", forward_params={"speaker_embeddings": speaker})
soundfile.write("speech.wav", result["audio"].T, result["sampling_rate"])
