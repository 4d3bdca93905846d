// Generated – do not edit.
// source:    spec/libraries/diffusers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use diffusers with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (facts.tags.includes("lora")) {
    show("0.0", "install", "bash", "Install", `pip install -U diffusers transformers accelerate peft${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  } else {
    show("0.1", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  }
  if ((facts.tags.includes("StableDiffusionInpaintPipeline") || facts.tags.includes("StableDiffusionXLInpaintPipeline") || facts.tags.includes("diffusers:StableDiffusionInpaintPipeline") || facts.tags.includes("diffusers:StableDiffusionXLInpaintPipeline")) || (facts.diffusers_class === "StableDiffusionInpaintPipeline" || facts.diffusers_class === "StableDiffusionXLInpaintPipeline")) {
    show("1.0", "usage", "python", "", `import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForInpainting.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

samples = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/"
image = load_image(samples + "overture-creations-5sI6fQgYIuo.png").resize((1024, 1024))
mask_image = load_image(samples + "overture-creations-5sI6fQgYIuo_mask.png").resize((1024, 1024))

image = pipe(
    prompt="a wicker basket full of apples",
    image=image,
    mask_image=mask_image,
    guidance_scale=8.0,
    num_inference_steps=20,
    strength=0.99,
    generator=torch.Generator(device="cuda").manual_seed(0),
).images[0]
image.save("image.png")`);
  } else if (facts.tags.includes("controlnet")) {
    show("1.1", "usage", "python", "", `import torch
from diffusers import ControlNetModel, StableDiffusionControlNetPipeline
from diffusers.utils import load_image

controlnet = ControlNetModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = StableDiffusionControlNetPipeline.from_pretrained(
    "${python.inDouble(facts.base_model)}", controlnet=controlnet, dtype=torch.float16, device_map="cuda"
)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt, image=control_image).images[0]
image.save("image.png")`);
  } else if (facts.tags.includes("lora") && facts.pipeline_tag === "image-to-image") {
    show("1.2", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Put a knitted blue scarf on the cat`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]
image.save("image.png")`);
  } else if (facts.tags.includes("lora") && facts.pipeline_tag === "image-to-video") {
    show("1.3", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.tags.includes("lora") && facts.pipeline_tag === "text-to-video") {
    show("1.4", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.tags.includes("lora")) {
    show("1.5", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if (facts.tags.includes("textual_inversion")) {
    show("1.6", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("${python.inDouble(facts.id)}")

# The prompt must contain the word that the model was trained with.
prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if ((facts.tags.includes("FluxFillPipeline") || facts.tags.includes("diffusers:FluxFillPipeline")) || facts.diffusers_class === "FluxFillPipeline") {
    show("1.7", "usage", "python", "", `import torch
from diffusers import FluxFillPipeline
from diffusers.utils import load_image

samples = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/"
image = load_image(samples + "cup.png")
mask = load_image(samples + "cup_mask.png")

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = FluxFillPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")
image = pipe(
    prompt="a cup with a fern leaf painted on it",
    image=image,
    mask_image=mask,
    height=1632,
    width=1232,
    guidance_scale=30,
    num_inference_steps=50,
    max_sequence_length=512,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
image.save("image.png")`);
  } else if (facts.pipeline_tag === "image-to-video") {
    show("1.8", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.pipeline_tag === "image-to-image") {
    show("1.9", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Put a knitted blue scarf on the cat`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]
image.save("image.png")`);
  } else if (facts.pipeline_tag === "text-to-video") {
    show("1.10", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.pipeline_tag === "video-to-video") {
    show("1.11", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `The same walk on a snowy day, drawn with coloured pencils`}"
input_video = load_video(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
)
frames = pipe(video=input_video, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.pipeline_tag === "text-to-3d") {
    show("1.12", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `a red teapot`}"
mesh = pipe(prompt, output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")`);
  } else if (facts.pipeline_tag === "image-to-3d") {
    show("1.13", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

input_image = load_image("https://huggingface.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png")
mesh = pipe(input_image.convert("RGB"), output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")`);
  } else if (facts.pipeline_tag === "unconditional-image-generation") {
    show("1.14", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

image = pipe().images[0]
image.save("image.png")`);
  } else {
    show("1.15", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  }
};
