import mediapy
import numpy as np
from huggingface_hub import hf_hub_download
from videoprism import models as vp

# Set the model's configuration and the name of its weights file.
name = "videoprism_public_v1_base"
path = hf_hub_download("acme/videoprism-base-f16r288", "fill-in-file.npz")
model = vp.get_model(name)
weights = vp.load_pretrained_weights(name, checkpoint_path=path)

# 16 frames of 288 x 288 pixels, as numbers from 0 to 1
video = mediapy.resize_video(mediapy.read_video("path/to/video.mp4"), (288, 288))
frames = video[np.linspace(0, len(video) - 1, 16).astype(int)]
frames = mediapy.to_float01(frames)[None]

features, _ = model.apply(weights, frames, train=False)
print(features.shape)  # (videos, patches of all frames, size of each vector)
