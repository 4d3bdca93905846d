# Run this in the folder of the clone.
import cv2
from notebook.utils import setup_sam_3d_body
from tools.vis_utils import visualize_sample_together

estimator = setup_sam_3d_body(hf_repo_id="acme/body-meshes")

img_bgr = cv2.imread("path/to/image.jpg")
outputs = estimator.process_one_image(cv2.cvtColor(img_bgr, cv2.COLOR_BGR2RGB))

rend_img = visualize_sample_together(img_bgr, outputs, estimator.faces)
cv2.imwrite("bodies.jpg", rend_img.astype("uint8"))
