# Run this in the folder of the clone.
import cv2
from notebook.utils import setup_sam_3d_body
from tools.vis_utils import visualize_sample_together

estimator = setup_sam_3d_body(hf_repo_id="facebook/sam-3d-body-dinov3")

image = cv2.imread("path/to/image.jpg")
outputs = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))

rendered = visualize_sample_together(image, outputs, estimator.faces)
cv2.imwrite("bodies.jpg", rendered.astype("uint8"))
