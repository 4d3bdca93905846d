// Generated – do not edit.
// source:    spec/libraries/3dtopia-xl.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use 3dtopia-xl with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install (Linux, NVIDIA GPU, Python 3.9 or 3.10)", `git clone https://github.com/3DTopia/3DTopia-XL.git
cd 3DTopia-XL
pip install torch==2.1.2 torchvision==0.16.2 xformers huggingface_hub
pip install -r requirements.txt
# Compiles the CUDA extensions of the repository.
bash install.sh`);
  show("1", "usage", "bash", "Turn images into 3D models", `hf download ${bash.inWord(facts.id)} model_sview_dit_fp16.pt model_vae_fp16.pt --local-dir pretrained

# Writes one .glb file to runs/inference for each image in a folder.
python inference.py ./configs/inference_dit.yml \\
  checkpoint_path=pretrained/model_sview_dit_fp16.pt \\
  model.vae_checkpoint_path=pretrained/model_vae_fp16.pt \\
  inference.input_dir=path/to/images`);
};
