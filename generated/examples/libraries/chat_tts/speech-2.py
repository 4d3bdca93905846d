import ChatTTS
import torch
import torchaudio

chat = ChatTTS.Chat()
chat.load(compile=False)

wavs = chat.infer(["The bakery on the corner opens at half past six."])

# torchaudio wants the channel as the first axis.
torchaudio.save("output1.wav", torch.from_numpy(wavs[0]).unsqueeze(0), 24000)
