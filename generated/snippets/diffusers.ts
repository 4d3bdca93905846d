// Generated – do not edit.
// source:    spec/libraries/diffusers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const DIFFUSERS_SHAPE_VALUES = new Set<unknown>([
  "text-to-video",
  "image-to-video",
  "image-to-video-without-text",
  "video-to-video",
]);

const BASE_MODEL_PATTERN = /[Ff][Ll][Uu][Xx]/u;

const NAME_PATTERN = /[Ii][Pp][-_]?[Aa]dapter/u;

const NAME_PATTERN_2 = /[Mm]otion[-_](adapter|module)/u;

const NAME_PATTERN_3 = /(^|[-_])([Vv]ae|VAE|tae[a-z0-9]*)([-_]|$)/u;

const DIFFUSERS_CLASS_PATTERN = /Scheduler$/u;

const DIFFUSERS_CLASS_PATTERN_2 = /^UNet2DCondition/u;

const DIFFUSERS_CLASS_PATTERN_3 = /Transformer2DModel$/u;

const DIFFUSERS_CLASS_PATTERN_4 = /Pipeline/u;

/** Shows how to install and use diffusers with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (facts.tags.includes("lora") && (facts.diffusers_shape === "text-to-video" || facts.diffusers_shape === "image-to-video")) {
    show("0.0", "install", "bash", "Install", `pip install -U diffusers transformers accelerate peft imageio imageio-ffmpeg${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  } else if (facts.tags.includes("lora")) {
    show("0.1", "install", "bash", "Install", `pip install -U diffusers transformers accelerate peft${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  } else if (DIFFUSERS_SHAPE_VALUES.has(facts.diffusers_shape)) {
    show("0.2", "install", "bash", "Install", `pip install -U diffusers transformers accelerate imageio imageio-ffmpeg${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  } else if (facts.diffusers_shape === "text-to-audio" || facts.diffusers_shape === "text-to-sound" || facts.diffusers_shape === "audio") {
    show("0.3", "install", "bash", "Install", `pip install -U diffusers transformers accelerate soundfile torchsde${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  } else {
    show("0.4", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  }
  if (facts.diffusers_class === "StableDiffusionInpaintPipeline" || facts.diffusers_class === "StableDiffusionXLInpaintPipeline") {
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
  } else if (facts.diffusers_class === "FluxControlNetModel" || (facts.tags.includes("controlnet") && BASE_MODEL_PATTERN.test(facts.base_model))) {
    show("1.1", "usage", "python", "", `import torch
from diffusers import AutoPipelineForText2Image, FluxControlNetModel
from diffusers.utils import load_image

controlnet = FluxControlNetModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained(
    "${python.inDouble(facts.base_model)}", controlnet=controlnet, dtype=torch.float16, device_map="cuda"
)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt, control_image=control_image).images[0]
image.save("image.png")`);
  } else if (facts.tags.includes("controlnet") || facts.diffusers_class === "ControlNetModel") {
    show("1.2", "usage", "python", "", `import torch
from diffusers import AutoPipelineForText2Image, ControlNetModel
from diffusers.utils import load_image

controlnet = ControlNetModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained(
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
  } else if (facts.tags.includes("lora") && facts.diffusers_shape === "image-to-image") {
    show("1.3", "usage", "python", "", `import torch
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
  } else if (facts.tags.includes("lora") && facts.diffusers_shape === "image-to-video") {
    show("1.4", "usage", "python", "", `import torch
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
  } else if (facts.tags.includes("lora") && facts.diffusers_shape === "text-to-video") {
    show("1.5", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.tags.includes("lora")) {
    show("1.6", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if (facts.tags.includes("textual_inversion")) {
    show("1.7", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("${python.inDouble(facts.id)}")

# The prompt must contain the word that the model was trained with.
prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_class === "FluxFillPipeline") {
    show("1.8", "usage", "python", "", `import torch
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
  } else if (facts.tags.includes("ip-adapter") || NAME_PATTERN.test(facts.name)) {
    show("1.9", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import AutoPipelineForText2Image
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.float16, device_map="cuda")
# The file must be made for the base model. A repository often contains several.
pipe.load_ip_adapter("${python.inDouble(facts.id)}", subfolder="${facts.ip_adapter_folder !== "" ? `${python.inDouble(facts.ip_adapter_folder)}` : ""}", weight_name="${python.inDouble(facts.ip_adapter_file)}")
pipe.set_ip_adapter_scale(0.6)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(prompt, ip_adapter_image=input_image).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_class === "MotionAdapter" || (!(facts.diffusers_class !== "") && NAME_PATTERN_2.test(facts.name))) {
    show("1.10", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import AnimateDiffPipeline, MotionAdapter
from diffusers.utils import export_to_gif

adapter = MotionAdapter.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AnimateDiffPipeline.from_pretrained(
    "${python.inDouble(facts.base_model)}", motion_adapter=adapter, dtype=torch.float16, device_map="cuda"
)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_gif(frames, "animation.gif")`);
  } else if (facts.diffusers_shape === "autoencoder" || (!(facts.diffusers_class !== "") && NAME_PATTERN_3.test(facts.name))) {
    show("1.11", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import AutoModel
from diffusers.image_processor import VaeImageProcessor
from diffusers.utils import load_image

# An autoencoder is one part of a pipeline. To use it in a pipeline, pass vae=vae to from_pretrained.
vae = AutoModel.from_pretrained("${python.inDouble(facts.id)}")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
processor = VaeImageProcessor()
pixels = processor.preprocess(input_image, height=512, width=512)
with torch.no_grad():
    decoded = vae(pixels).sample
image = processor.postprocess(decoded)[0]
image.save("image.png")`);
  } else if (DIFFUSERS_CLASS_PATTERN.test(facts.diffusers_class)) {
    show("1.12", "usage", "python", "Use a part of a pipeline", `from diffusers import ${facts.diffusers_class}

# A scheduler is one part of a pipeline. To use it in a pipeline, pass scheduler=scheduler to from_pretrained.
scheduler = ${facts.diffusers_class}.from_pretrained("${python.inDouble(facts.id)}")
scheduler.set_timesteps(20)
print(scheduler.timesteps.tolist())`);
  } else if (DIFFUSERS_CLASS_PATTERN_2.test(facts.diffusers_class) && facts.diffusers_shape === "text-to-image") {
    show("1.13", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import DiffusionPipeline, UNet2DConditionModel

unet = UNet2DConditionModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.base_model)}", unet=unet, dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if (DIFFUSERS_CLASS_PATTERN_3.test(facts.diffusers_class) && facts.diffusers_shape === "text-to-image") {
    show("1.14", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import AutoModel, DiffusionPipeline

transformer = AutoModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained(
    "${python.inDouble(facts.base_model)}", transformer=transformer, dtype=torch.bfloat16, device_map="cuda"
)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_class !== "" && !DIFFUSERS_CLASS_PATTERN_4.test(facts.diffusers_class)) {
    show("1.15", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import AutoModel

# This is one part of a pipeline. To use it in a pipeline, pass it to from_pretrained.
part = AutoModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16)
print(part.num_parameters(), "weights")`);
  } else if (facts.diffusers_shape === "image-to-video") {
    show("1.16", "usage", "python", "", `import torch
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
  } else if (facts.diffusers_shape === "image-to-image") {
    show("1.17", "usage", "python", "", `import torch
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
  } else if (facts.diffusers_shape === "text-to-video") {
    show("1.18", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
  } else if (facts.diffusers_shape === "video-to-video") {
    show("1.19", "usage", "python", "", `import torch
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
  } else if (facts.diffusers_shape === "text-to-3d") {
    show("1.20", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `a red teapot`}"
mesh = pipe(prompt, output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")`);
  } else if (facts.diffusers_shape === "image-to-3d") {
    show("1.21", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

input_image = load_image("https://huggingface.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png")
mesh = pipe(input_image.convert("RGB"), output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")`);
  } else if (facts.diffusers_shape === "unconditional-image-generation") {
    show("1.22", "usage", "python", "", `from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", device_map="cuda")

image = pipe().images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "image-to-video-without-text") {
    show("1.23", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(input_image.resize((1024, 576)), decode_chunk_size=8).frames[0]
export_to_video(frames, "video.mp4", fps=7)`);
  } else if (facts.diffusers_shape === "image-variation") {
    show("1.24", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "image-layers") {
    show("1.25", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
layers = pipe(image=input_image.convert("RGBA")).images[0]
for number, layer in enumerate(layers):
    layer.save(f"layer-{number}.png")`);
  } else if (facts.diffusers_shape === "inpainting") {
    show("1.26", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

samples = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/"
image = load_image(samples + "overture-creations-5sI6fQgYIuo.png").resize((1024, 1024))
mask_image = load_image(samples + "overture-creations-5sI6fQgYIuo_mask.png").resize((1024, 1024))
prompt = "a wicker basket full of apples"
image = pipe(prompt=prompt, image=image, mask_image=mask_image).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "control-by-image") {
    show("1.27", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt=prompt, image=control_image).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "control-image") {
    show("1.28", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt=prompt, control_image=control_image).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "decoder") {
    show("1.29", "usage", "python", "Use a part of a pipeline", `import torch
from diffusers import AutoPipelineForText2Image

# The repository holds the second half of a pipeline. This also loads the first half, which the model card names.
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16).to("cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "prior") {
    show("1.30", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

# The repository holds the first half of a pipeline. Its results go into the pipeline of the second half.
prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
for name, value in pipe(prompt).items():
    print(name, value.shape)`);
  } else if (facts.diffusers_shape === "depth") {
    show("1.31", "usage", "python", "Use the class of the pipeline", `import torch
from diffusers import MarigoldDepthPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = MarigoldDepthPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
prediction = pipe(input_image).prediction
pipe.image_processor.visualize_depth(prediction)[0].save("depth.png")`);
  } else if (facts.diffusers_shape === "normals") {
    show("1.32", "usage", "python", "Use the class of the pipeline", `import torch
from diffusers import MarigoldNormalsPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = MarigoldNormalsPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
prediction = pipe(input_image).prediction
pipe.image_processor.visualize_normals(prediction)[0].save("normals.png")`);
  } else if (facts.diffusers_shape === "intrinsics") {
    show("1.33", "usage", "python", "Use the class of the pipeline", `import torch
from diffusers import MarigoldIntrinsicsPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = MarigoldIntrinsicsPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
prediction = pipe(input_image).prediction
for name, image in pipe.image_processor.visualize_intrinsics(prediction, pipe.target_properties)[0].items():
    image.save(f"{name}.png")`);
  } else if (facts.diffusers_shape === "depth-and-colours") {
    show("1.34", "usage", "python", "Use the class of the pipeline", `import torch
from diffusers import StableDiffusionLDM3DPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = StableDiffusionLDM3DPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
result = pipe(prompt)
result.rgb[0].save("image.png")
result.depth[0].save("depth.png")`);
  } else if (facts.diffusers_shape === "class-to-image") {
    show("1.35", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

# The model makes an image of one of the classes that it was trained with.
image = pipe(class_labels=[207]).images[0]
image.save("image.png")`);
  } else if (facts.diffusers_shape === "text-to-audio") {
    show("1.36", "usage", "python", "", `import soundfile
import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Rain falls on a tin roof while an accordion plays a slow waltz`}"
audio = pipe(prompt).audios[0]
soundfile.write("audio.wav", audio, pipe.components["vocoder"].config.sampling_rate)`);
  } else if (facts.diffusers_shape === "text-to-sound") {
    show("1.37", "usage", "python", "", `import soundfile
import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Rain falls on a tin roof while an accordion plays a slow waltz`}"
audio = pipe(prompt, output_type="np").audios[0]
soundfile.write("audio.wav", audio.T, pipe.components["vae"].config.sampling_rate)`);
  } else if (facts.diffusers_shape === "audio") {
    show("1.38", "usage", "python", "Use the class of the pipeline", `import soundfile
from diffusers import DanceDiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DanceDiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", device_map="cuda")

audio = pipe(audio_length_in_s=4.0).audios[0]
soundfile.write("audio.wav", audio.T, pipe.components["unet"].config.sample_rate)`);
  } else if (facts.diffusers_shape === "text") {
    show("1.39", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Why is the sea salty?`}"
print(pipe(prompt=prompt).texts[0])`);
  } else if (facts.diffusers_shape === "other-pipeline") {
    show("1.40", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

# The inputs depend on the class of the pipeline. This prints the arguments of pipe(...), among others:
help(pipe)`);
  } else {
    show("1.41", "usage", "python", "", `import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
  }
};
