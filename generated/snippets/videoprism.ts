// Generated – do not edit.
// source:    spec/libraries/videoprism.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /^google\/videoprism-lvt/u;

const ID_PATTERN_2 = /^google\/videoprism-/u;

/** Shows how to install and use videoprism with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# mediapy uses the program ffmpeg to read videos.
pip install mediapy git+https://github.com/google-deepmind/videoprism.git`);
  if (ID_PATTERN.test(facts.id)) {
    show("1.0", "usage", "python", "Say which text fits a video", `import mediapy
import numpy as np
from videoprism import models as vp

model = vp.get_model("${python.inDouble(facts.id)}")
weights = vp.load_pretrained_weights("${python.inDouble(facts.id)}")

# 16 frames of 288 x 288 pixels, as numbers from 0 to 1
video = mediapy.resize_video(mediapy.read_video("path/to/video.mp4"), (288, 288))
frames = video[np.linspace(0, len(video) - 1, 16).astype(int)]
frames = mediapy.to_float01(frames)[None]

texts = ["a dog catches a ball", "someone peels potatoes"]
ids, paddings = vp.tokenize_texts(vp.load_text_tokenizer("c4_en"), texts)
video_embedding, text_embeddings, _ = model.apply(weights, frames, ids, paddings, train=False)
for text, score in zip(texts, (video_embedding @ text_embeddings.T)[0].tolist()):
    print(f"{text}: {score:.3f}")`);
  } else if (ID_PATTERN_2.test(facts.id)) {
    show("1.1", "usage", "python", "Turn a video into features", `import mediapy
import numpy as np
from videoprism import models as vp

model = vp.get_model("${python.inDouble(facts.id)}")
weights = vp.load_pretrained_weights("${python.inDouble(facts.id)}")

# 16 frames of 288 x 288 pixels, as numbers from 0 to 1
video = mediapy.resize_video(mediapy.read_video("path/to/video.mp4"), (288, 288))
frames = video[np.linspace(0, len(video) - 1, 16).astype(int)]
frames = mediapy.to_float01(frames)[None]

features, _ = model.apply(weights, frames, train=False)
print(features.shape)  # (videos, patches of all frames, size of each vector)`);
  } else {
    show("1.2", "usage", "python", "Turn a video into features", `import mediapy
import numpy as np
from huggingface_hub import hf_hub_download
from videoprism import models as vp

# Set the model's configuration and the name of its weights file.
name = "videoprism_public_v1_base"
path = hf_hub_download("${python.inDouble(facts.id)}", "fill-in-file.npz")
model = vp.get_model(name)
weights = vp.load_pretrained_weights(name, checkpoint_path=path)

# 16 frames of 288 x 288 pixels, as numbers from 0 to 1
video = mediapy.resize_video(mediapy.read_video("path/to/video.mp4"), (288, 288))
frames = video[np.linspace(0, len(video) - 1, 16).astype(int)]
frames = mediapy.to_float01(frames)[None]

features, _ = model.apply(weights, frames, train=False)
print(features.shape)  # (videos, patches of all frames, size of each vector)`);
  }
};
