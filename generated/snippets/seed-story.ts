// Generated – do not edit.
// source:    spec/libraries/seed-story.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use seed-story with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `# Needs an NVIDIA GPU, and Python 3.8 or newer with torch 2.1.
git clone https://github.com/TencentARC/SEED-Story.git
cd SEED-Story
pip install -r requirements.txt`);
  show("1", "install", "bash", "Download the weights", `# Run this in the folder of the clone. Accept the conditions on the page of Llama 2 first.
hf download ${bash.inWord(facts.id)} --local-dir pretrained
hf download stabilityai/stable-diffusion-xl-base-1.0 --local-dir pretrained/stable-diffusion-xl-base-1.0
hf download meta-llama/Llama-2-7b-hf --local-dir pretrained/Llama-2-7b-hf
hf download Qwen/Qwen-VL-Chat --local-dir pretrained/Qwen-VL-Chat

# Extracts the image encoder from Qwen-VL-Chat. Warning: this runs code from that repository.
mkdir -p pretrained/QwenViT pretrained/visual_tokenizer
python src/tools/reload_qwen_vit.py
cp pretrained/QwenViT/qwen_vit_G.pt pretrained/visual_tokenizer/qwen_vit_G.pt`);
  show("2", "usage", "bash", "Tell a story with pictures", `# Put the first image of the story into data/image/george_full. Write a line
# with the image's file name and sentence into data/json/val.jsonl:
# {"images": ["start.png"], "captions": ["A small monkey finds a red kite."]}
# Writes the texts and images of the story to the folder output.
python src/inference/gen_george.py`);
};
