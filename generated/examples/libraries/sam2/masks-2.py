import numpy as np
import torch
from PIL import Image
from sam2.sam2_image_predictor import SAM2ImagePredictor

predictor = SAM2ImagePredictor.from_pretrained("facebook/sam2-hiera-tiny")
image = np.array(Image.open("path/to/image.png").convert("RGB"))

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    # One point on the object, as x and y in pixels. Label 1 means that the point is part of the object.
    masks, scores, _ = predictor.predict(
        point_coords=np.array([[320, 240]]), point_labels=np.array([1])
    )

# Saves the best of the three masks. The object is white.
best = masks[scores.argmax()] > 0
Image.fromarray(best).save("mask.png")
