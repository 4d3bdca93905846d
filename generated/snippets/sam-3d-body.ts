// Generated – do not edit.
// source:    spec/libraries/sam-3d-body.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sam-3d-body with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.11 and an NVIDIA GPU.
git clone https://github.com/facebookresearch/sam-3d-body.git
cd sam-3d-body
# Then install the packages that INSTALL.md lists, including the optional packages.`);
  show("1", "usage", "python", "Turn the people of a photo into 3D", `# Run this in the folder of the clone.
import cv2
from notebook.utils import setup_sam_3d_body
from tools.vis_utils import visualize_sample_together

estimator = setup_sam_3d_body(hf_repo_id="${python.inDouble(facts.id)}")

image = cv2.imread("path/to/image.jpg")
outputs = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))

rendered = visualize_sample_together(image, outputs, estimator.faces)
cv2.imwrite("bodies.jpg", rendered.astype("uint8"))`);
};
