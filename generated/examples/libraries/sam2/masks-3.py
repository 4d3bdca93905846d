import numpy as np
import torch
from PIL import Image
from sam2.sam2_video_predictor import SAM2VideoPredictor

predictor = SAM2VideoPredictor.from_pretrained("facebook/sam2-hiera-tiny")

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
        Image.fromarray((masks[0, 0] > 0).cpu().numpy()).save(f"mask_{frame:05}.png")
