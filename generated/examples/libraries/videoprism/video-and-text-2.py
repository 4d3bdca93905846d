import mediapy
import numpy as np
from videoprism import models as vp

model = vp.get_model("google/videoprism-lvt-base-f16r288")
weights = vp.load_pretrained_weights("google/videoprism-lvt-base-f16r288")

# 16 frames of 288 x 288 pixels, as numbers from 0 to 1
video = mediapy.resize_video(mediapy.read_video("path/to/video.mp4"), (288, 288))
frames = video[np.linspace(0, len(video) - 1, 16).astype(int)]
frames = mediapy.to_float01(frames)[None]

texts = ["a dog catches a ball", "someone peels potatoes"]
ids, paddings = vp.tokenize_texts(vp.load_text_tokenizer("c4_en"), texts)
video_embedding, text_embeddings, _ = model.apply(weights, frames, ids, paddings, train=False)
for text, score in zip(texts, (video_embedding @ text_embeddings.T)[0].tolist()):
    print(f"{text}: {score:.3f}")
