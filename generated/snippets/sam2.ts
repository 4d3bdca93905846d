// Generated – do not edit.
// source:    spec/libraries/sam2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sam2 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install git+https://github.com/facebookresearch/sam2.git`);
  show("1", "usage", "python", "Segment an image", `import numpy as np
import torch
from PIL import Image
from sam2.sam2_image_predictor import SAM2ImagePredictor

predictor = SAM2ImagePredictor.from_pretrained("${python.inDouble(facts.id)}")
image = np.array(Image.open("path/to/image.png").convert("RGB"))

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    # One point on the object, as x and y in pixels. Label 1 means that the point is part of the object.
    masks, scores, _ = predictor.predict(
        point_coords=np.array([[320, 240]]), point_labels=np.array([1])
    )

# Saves the best of the three masks. The object is white.
best = masks[scores.argmax()] > 0
Image.fromarray(best).save("mask.png")`);
  show("2", "usage", "python", "Follow an object through a video", `import numpy as np
import torch
from PIL import Image
from sam2.sam2_video_predictor import SAM2VideoPredictor

predictor = SAM2VideoPredictor.from_pretrained("${python.inDouble(facts.id)}")

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    state = predictor.init_state("path/to/video.mp4")

    # One point on the object in the first frame.
    predictor.add_new_points_or_box(
        state,
        frame_idx=0,
        obj_id=1,
        points=np.array([[320, 240]], dtype=np.float32),
        labels=np.array([1], dtype=np.int32),
    )

    for frame, _, masks in predictor.propagate_in_video(state):
        Image.fromarray((masks[0, 0] > 0).cpu().numpy()).save(f"mask_{frame:05}.png")`);
};
