// Generated – do not edit.
// source:    spec/libraries/sam2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of sam2: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install git+https://github.com/facebookresearch/sam2.git`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Segment an image",
      render: (facts, python) => `import numpy as np
import torch
from PIL import Image
from sam2.sam2_image_predictor import SAM2ImagePredictor

predictor = SAM2ImagePredictor.from_pretrained("${python.inDouble(facts.id)}")
image = np.array(Image.open("path/to/image.png").convert("RGB"))

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    # One point on the object, as x and y in pixels; label 1: the point belongs to it.
    masks, _, _ = predictor.predict(
        point_coords=np.array([[320, 240]]), point_labels=np.array([1])
    )
print(masks.shape)`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Follow an object through a video",
      render: (facts, python) => `import numpy as np
import torch
from sam2.sam2_video_predictor import SAM2VideoPredictor

predictor = SAM2VideoPredictor.from_pretrained("${python.inDouble(facts.id)}")

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    state = predictor.init_state("path/to/video.mp4")

    # One point on the object in the first frame.
    frame_idx, object_ids, masks = predictor.add_new_points_or_box(
        state,
        frame_idx=0,
        obj_id=1,
        points=np.array([[320, 240]], dtype=np.float32),
        labels=np.array([1], dtype=np.int32),
    )

    for frame_idx, object_ids, masks in predictor.propagate_in_video(state):
        print(frame_idx, object_ids, masks.shape)`,
    },
  ],
};
