// Generated – do not edit.
// source:    spec/libraries/ltx.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /[Ll][Tt][Xx][-_]?2\.5/u;

/** Shows how to install and use ltx with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  if (ID_PATTERN.test(facts.id) || facts.ltx_tag !== "" || facts.ltx_base !== "" || facts.ltx_only_base !== "") {
    show("0.0", "install", "bash", "Install", `git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
# The video VAE uses natten. On Windows and macOS, natten is not installed.
uv sync --extra natten`);
    if (facts.tags.includes("ic-lora")) {
      show("0.1.0.0", "install", "bash", "Download the weights", `hf download ${bash.inWord(facts.id)} --local-dir models/${bash.inWord(facts.name)}
hf download Lightricks/LTX-2.5 \\
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  vae/ltx-2.5-video-vae-bf16.safetensors \\
  vae/ltx-2.5-audio-vae-bf16.safetensors \\
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --local-dir models/LTX-2.5`);
      show("0.1.0.1", "usage", "bash", "Make a video after another one", `# Replace the names in capitals with those of your files.
uv run python -m ltx_pipelines.ic_lora \\
  --transformer-path models/LTX-2.5/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/LTX-2.5/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/LTX-2.5/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/LTX-2.5/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --video-conditioning path/to/reference.mp4 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
    } else if (facts.tags.includes("lora")) {
      show("0.1.1.0", "install", "bash", "Download the weights", `hf download ${bash.inWord(facts.id)} --local-dir models/${bash.inWord(facts.name)}
hf download Lightricks/LTX-2.5 \\
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  vae/ltx-2.5-video-vae-bf16.safetensors \\
  vae/ltx-2.5-audio-vae-bf16.safetensors \\
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --local-dir models/LTX-2.5`);
      show("0.1.1.1", "usage", "bash", "Make a video", `# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.distilled \\
  --transformer-path models/LTX-2.5/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/LTX-2.5/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/LTX-2.5/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/LTX-2.5/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
    } else {
      show("0.1.2.0", "install", "bash", "Download the weights", `hf download ${bash.inWord(facts.id)} \\
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  vae/ltx-2.5-video-vae-bf16.safetensors \\
  vae/ltx-2.5-audio-vae-bf16.safetensors \\
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \\
  --local-dir models/${bash.inWord(facts.name)}
# These files are needed only for a video with more detail.
hf download ${bash.inWord(facts.id)} \\
  diffusion_models/ltx-2.5-22b-dev-transformer-bf16.safetensors \\
  loras/ltx-2.5-22b-distilled-lora-450-bf16.safetensors \\
  --local-dir models/${bash.inWord(facts.name)}
hf download Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler \\
  --local-dir models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler`);
      show("0.1.2.1", "usage", "bash", "Make a video", `# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.distilled \\
  --transformer-path models/${bash.inWord(facts.name)}/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/${bash.inWord(facts.name)}/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --num-frames 121 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
      show("0.1.2.2", "usage", "bash", "Make a video with more detail", `# Renders with the full model, then improves the video. Each upsample round doubles the frame rate.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.dfr_pipeline \\
  --transformer-path models/${bash.inWord(facts.name)}/diffusion_models/ltx-2.5-22b-dev-transformer-bf16.safetensors \\
  --text-encoder-path models/${bash.inWord(facts.name)}/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --distilled-lora models/${bash.inWord(facts.name)}/loras/ltx-2.5-22b-distilled-lora-450-bf16.safetensors 0.8 \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --temporal-upsampler-path models/${bash.inWord(facts.name)}/latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \\
  --detailing-lora models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler/ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors \\
  --temporal-upsample-rounds 1 \\
  --height 1088 \\
  --width 1920 \\
  --num-frames 121 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
    }
  } else {
    show("1.0", "install", "bash", "Install", `git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
uv sync --frozen`);
    show("1.1", "install", "bash", "Download the weights", `hf download ${bash.inWord(facts.id)} --local-dir models/${bash.inWord(facts.name)}
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b`);
    if (facts.tags.includes("ic-lora")) {
      show("1.2.0", "usage", "bash", "Make a video after another one", `# Replace the names in capitals with those of your files.
uv run python -m ltx_pipelines.ic_lora \\
  --distilled-checkpoint-path path/to/DISTILLED_CHECKPOINT.safetensors \\
  --spatial-upsampler-path path/to/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --video-conditioning path/to/reference.mp4 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
    } else if (facts.tags.includes("lora")) {
      show("1.2.1", "usage", "bash", "Make a video", `# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \\
  --checkpoint-path path/to/CHECKPOINT.safetensors \\
  --distilled-lora path/to/DISTILLED_LORA.safetensors 0.8 \\
  --spatial-upsampler-path path/to/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
    } else {
      show("1.2.2.0", "usage", "bash", "Make a video quickly", `# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.distilled \\
  --distilled-checkpoint-path models/${bash.inWord(facts.name)}/DISTILLED_CHECKPOINT.safetensors \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
      show("1.2.2.1", "usage", "bash", "Make a video in two stages", `# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \\
  --checkpoint-path models/${bash.inWord(facts.name)}/CHECKPOINT.safetensors \\
  --distilled-lora models/${bash.inWord(facts.name)}/DISTILLED_LORA.safetensors 0.8 \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`);
    }
  }
};
