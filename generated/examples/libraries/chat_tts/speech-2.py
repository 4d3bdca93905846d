import ChatTTS
import torch
import torchaudio
from huggingface_hub import snapshot_download

chat = ChatTTS.Chat()
# The package checks the checksums of the files, so it loads only copies of 2Noise/ChatTTS.
if not chat.load(source="custom", custom_path=snapshot_download("2Noise/ChatTTS")):
    raise SystemExit("these are not the files that ChatTTS expects")

wavs = chat.infer(["The bakery on the corner opens at half past six."])

# torchaudio expects the channels in the first dimension.
torchaudio.save("output1.wav", torch.from_numpy(wavs[0]).unsqueeze(0), 24000)
