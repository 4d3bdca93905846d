// Generated – do not edit.
// source:    spec/libraries/phantom-wan.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of phantom-wan: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/Phantom-video/Phantom.git
cd Phantom
pip install -U huggingface_hub -r requirements.txt`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Download the weights",
      render: (facts, bash) => `hf download ${bash.inWord(facts.id)} --local-dir Phantom-Wan-Models
# The model that Phantom extends, which encodes the text and decodes the video
hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Make a video of what up to four pictures show",
      render: () => `# Run this in the folder of the clone. For the small model, write s2v-1.3B and
# Phantom-Wan-Models/Phantom-Wan-1.3B.pth.
python generate.py \\
  --task s2v-14B \\
  --size "832*480" \\
  --frame_num 121 \\
  --sample_fps 24 \\
  --ckpt_dir Wan2.1-T2V-1.3B \\
  --phantom_ckpt Phantom-Wan-Models \\
  --ref_image "path/to/potter.png,path/to/vase.png" \\
  --prompt "A potter in a blue apron lifts a tall white vase from the wheel."`,
    },
  ],
};
