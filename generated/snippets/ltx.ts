// Generated – do not edit.
// source:    spec/libraries/ltx.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ID_PATTERN = /[Ll][Tt][Xx][-_]?2\.5/u;

/** Rules of ltx: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => ID_PATTERN.test(facts.id) || facts.ltx_tag !== "" || facts.ltx_base !== "" || facts.ltx_only_base !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
# natten serves the video VAE. It is skipped on Windows and macOS.
uv sync --extra natten`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.tags.includes("ic-lora"),
              pick: "all",
              rules: [
                {
                  kind: "usage",
                  language: "bash",
                  title: "Download the weights",
                  render: (facts, bash) => `# The weights are gated: accept their licence on the hub first.
hf auth login
hf download ${bash.inWord(facts.id)} --local-dir models/${bash.inWord(facts.name)}
hf download Lightricks/LTX-2.5 \\
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  vae/ltx-2.5-video-vae-bf16.safetensors \\
  vae/ltx-2.5-audio-vae-bf16.safetensors \\
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --local-dir models/LTX-2.5`,
                },
                {
                  kind: "usage",
                  language: "bash",
                  title: "Make a video after another one",
                  render: (facts, bash) => `# Put the names of the files that you have in place of those in capitals.
uv run python -m ltx_pipelines.ic_lora \\
  --transformer-path models/LTX-2.5/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/LTX-2.5/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/LTX-2.5/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/LTX-2.5/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --video-conditioning path/to/reference.mp4 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
                },
              ],
            },
            {
              when: (facts) => facts.tags.includes("lora"),
              pick: "all",
              rules: [
                {
                  kind: "usage",
                  language: "bash",
                  title: "Download the weights",
                  render: (facts, bash) => `# The weights are gated: accept their licence on the hub first.
hf auth login
hf download ${bash.inWord(facts.id)} --local-dir models/${bash.inWord(facts.name)}
hf download Lightricks/LTX-2.5 \\
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  vae/ltx-2.5-video-vae-bf16.safetensors \\
  vae/ltx-2.5-audio-vae-bf16.safetensors \\
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --local-dir models/LTX-2.5`,
                },
                {
                  kind: "usage",
                  language: "bash",
                  title: "Make a video",
                  render: (facts, bash) => `# Put the names of the files that you have in place of those in capitals.
# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.distilled \\
  --transformer-path models/LTX-2.5/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/LTX-2.5/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/LTX-2.5/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/LTX-2.5/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
                },
              ],
            },
            {
              pick: "all",
              rules: [
                {
                  kind: "usage",
                  language: "bash",
                  title: "Download the weights",
                  render: (facts, bash) => `# The weights are gated: accept their licence on the hub first.
hf auth login
hf download ${bash.inWord(facts.id)} \\
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  vae/ltx-2.5-video-vae-bf16.safetensors \\
  vae/ltx-2.5-audio-vae-bf16.safetensors \\
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \\
  --local-dir models/${bash.inWord(facts.name)}
# For more detail only
hf download Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler \\
  --local-dir models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler`,
                },
                {
                  kind: "usage",
                  language: "bash",
                  title: "Make a video",
                  render: (facts, bash) => `# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.distilled \\
  --transformer-path models/${bash.inWord(facts.name)}/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/${bash.inWord(facts.name)}/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --num-frames 121 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
                },
                {
                  kind: "usage",
                  language: "bash",
                  title: "Make a video with more detail",
                  render: (facts, bash) => `# Spatial upscalings: 1 or 2. Temporal: 0, 1 or 2, each of which doubles the frame rate.
# For 4K: --spatial-upscalings 2 --width 3840 --height 2176
# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.dfr_pipeline \\
  --transformer-path models/${bash.inWord(facts.name)}/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \\
  --text-encoder-path models/${bash.inWord(facts.name)}/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \\
  --video-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-video-vae-bf16.safetensors \\
  --audio-vae-path models/${bash.inWord(facts.name)}/vae/ltx-2.5-audio-vae-bf16.safetensors \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \\
  --temporal-upsampler-path models/${bash.inWord(facts.name)}/latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \\
  --detailing-lora models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler/ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors \\
  --spatial-upscalings 1 \\
  --temporal-upscalings 1 \\
  --height 1088 \\
  --width 1920 \\
  --num-frames 121 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
uv sync --frozen`,
        },
        {
          kind: "usage",
          language: "bash",
          title: "Download the weights",
          render: (facts, bash) => `hf download ${bash.inWord(facts.id)} --local-dir models/${bash.inWord(facts.name)}
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.tags.includes("ic-lora"),
              kind: "usage",
              language: "bash",
              title: "Make a video after another one",
              render: (facts, bash) => `# Put the names of the files that you have in place of those in capitals.
uv run python -m ltx_pipelines.ic_lora \\
  --distilled-checkpoint-path path/to/DISTILLED_CHECKPOINT.safetensors \\
  --spatial-upsampler-path path/to/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --video-conditioning path/to/reference.mp4 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
            },
            {
              when: (facts) => facts.tags.includes("lora"),
              kind: "usage",
              language: "bash",
              title: "Make a video",
              render: (facts, bash) => `# Put the names of the files that you have in place of those in capitals.
# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \\
  --checkpoint-path path/to/CHECKPOINT.safetensors \\
  --distilled-lora path/to/DISTILLED_LORA.safetensors 0.8 \\
  --spatial-upsampler-path path/to/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --lora models/${bash.inWord(facts.name)}/WEIGHTS.safetensors 1.0 \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
            },
            {
              pick: "all",
              rules: [
                {
                  kind: "usage",
                  language: "bash",
                  title: "Make a video quickly",
                  render: (facts, bash) => `# Put the names of the files that you have in place of those in capitals.
# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.distilled \\
  --distilled-checkpoint-path models/${bash.inWord(facts.name)}/DISTILLED_CHECKPOINT.safetensors \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
                },
                {
                  kind: "usage",
                  language: "bash",
                  title: "Make a video in two stages",
                  render: (facts, bash) => `# Put the names of the files that you have in place of those in capitals.
# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \\
  --checkpoint-path models/${bash.inWord(facts.name)}/CHECKPOINT.safetensors \\
  --distilled-lora models/${bash.inWord(facts.name)}/DISTILLED_LORA.safetensors 0.8 \\
  --spatial-upsampler-path models/${bash.inWord(facts.name)}/SPATIAL_UPSAMPLER.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \\
  --output-path output.mp4`,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
