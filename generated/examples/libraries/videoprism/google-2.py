import mediapy
import numpy as np
from videoprism import models as vp

model = vp.get_model("google/videoprism-base-f16r288")
weights = vp.load_pretrained_weights("google/videoprism-base-f16r288")

# 16 frames of 288 x 288 pixels, as numbers from 0 to 1
video = mediapy.resize_video(mediapy.read_video("path/to/video.mp4"), (288, 288))
frames = video[np.linspace(0, len(video) - 1, 16).astype(int)]
frames = mediapy.to_float01(frames)[None]

features, _ = model.apply(weights, frames, train=False)
print(features.shape)  # (videos, patches of all frames, size of each vector)
