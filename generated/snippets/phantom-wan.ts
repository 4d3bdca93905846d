// Generated – do not edit.
// source:    spec/libraries/phantom-wan.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use phantom-wan with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `git clone https://github.com/Phantom-video/Phantom.git
cd Phantom
pip install -U huggingface_hub -r requirements.txt`);
  show("1", "install", "bash", "Download the weights", `hf download ${bash.inWord(facts.id)} --local-dir Phantom-Wan-Models
# Phantom's base model encodes the text and decodes the video.
hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B`);
  show("2", "usage", "bash", "Make a video of what up to four pictures show", `# Run this in the folder of the clone. For the small model, use --task s2v-1.3B and
# --phantom_ckpt Phantom-Wan-Models/Phantom-Wan-1.3B.pth.
python generate.py \\
  --task s2v-14B \\
  --size "832*480" \\
  --frame_num 121 \\
  --sample_fps 24 \\
  --ckpt_dir Wan2.1-T2V-1.3B \\
  --phantom_ckpt Phantom-Wan-Models \\
  --ref_image "path/to/potter.png,path/to/vase.png" \\
  --prompt "A potter in a blue apron lifts a tall white vase from the wheel." \\
  --save_file video.mp4`);
};
