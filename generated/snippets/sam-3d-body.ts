// Generated – do not edit.
// source:    spec/libraries/sam-3d-body.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of sam-3d-body: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `# Then install what INSTALL.md lists.
git clone https://github.com/facebookresearch/sam-3d-body.git
cd sam-3d-body`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `# Run this in the folder of the clone.
import cv2
from notebook.utils import setup_sam_3d_body
from tools.vis_utils import visualize_sample_together

estimator = setup_sam_3d_body(hf_repo_id="${python.inDouble(facts.id)}")

img_bgr = cv2.imread("path/to/image.jpg")
outputs = estimator.process_one_image(cv2.cvtColor(img_bgr, cv2.COLOR_BGR2RGB))

rend_img = visualize_sample_together(img_bgr, outputs, estimator.faces)
cv2.imwrite("bodies.jpg", rend_img.astype("uint8"))`,
    },
  ],
};
