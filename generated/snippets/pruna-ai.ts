// Generated – do not edit.
// source:    spec/libraries/pruna-ai.yaml
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

const PIPELINE_TAG_VALUES = new Set<unknown>([
  "any-to-any",
  "depth-estimation",
  "image-classification",
  "image-feature-extraction",
  "image-segmentation",
  "image-text-to-text",
  "image-to-image",
  "image-to-text",
  "keypoint-detection",
  "mask-generation",
  "object-detection",
  "visual-question-answering",
  "zero-shot-image-classification",
  "zero-shot-object-detection",
]);

const PROCESSOR_PATTERN = /FeatureExtractor$/u;

const PROCESSOR_PATTERN_2 = /Processor$/u;

const NAME_PATTERN = /[Nn][Ll][Ll][Bb]/u;

const NAME_PATTERN_2 = /(^|[-_])[Tt]5([-_.]|$)/u;

const WIDGET_TEXT_PATTERN = /^[Tt]ranslate /u;

const NAME_PATTERN_3 = /[Mm][Aa][Dd][Ll][Aa][Dd]/u;

const WIDGET_TEXT_PATTERN_2 = /^</u;

const MODEL_TYPE_VALUES = new Set<unknown>([
  "align",
  "altclip",
  "chinese_clip",
  "clip",
  "metaclip_2",
]);

const PROCESSOR_PATTERN_3 = /ImageProcessor$/u;

/** Shows how to install and use pruna-ai with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (facts.tags.includes("diffusers")) {
    if (facts.tags.includes("lora") && (facts.diffusers_shape === "text-to-video" || facts.diffusers_shape === "image-to-video")) {
      show("0.0.0", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} peft imageio imageio-ffmpeg`);
    } else if (facts.tags.includes("lora")) {
      show("0.0.1", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} peft`);
    } else if (DIFFUSERS_SHAPE_VALUES.has(facts.diffusers_shape)) {
      show("0.0.2", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} imageio imageio-ffmpeg`);
    } else if (facts.diffusers_shape === "text-to-audio" || facts.diffusers_shape === "text-to-sound" || facts.diffusers_shape === "audio") {
      show("0.0.3", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} soundfile torchsde`);
    } else {
      show("0.0.4", "install", "bash", "Install", `pip install -U diffusers transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package}`);
    }
    if (facts.diffusers_class === "StableDiffusionInpaintPipeline" || facts.diffusers_class === "StableDiffusionXLInpaintPipeline") {
      show("0.1.0", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.float16)

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
      show("0.1.1", "usage", "python", "", `import torch
from diffusers import FluxControlNetModel
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

controlnet = FluxControlNetModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained(
    "${python.inDouble(facts.base_model)}", controlnet=controlnet, torch_dtype=torch.float16
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
      show("0.1.2", "usage", "python", "", `import torch
from diffusers import ControlNetModel
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

controlnet = ControlNetModel.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained(
    "${python.inDouble(facts.base_model)}", controlnet=controlnet, torch_dtype=torch.float16
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
      show("0.1.3", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", torch_dtype=torch.bfloat16)
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Put a knitted blue scarf on the cat`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]
image.save("image.png")`);
    } else if (facts.tags.includes("lora") && facts.diffusers_shape === "image-to-video") {
      show("0.1.4", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", torch_dtype=torch.bfloat16)
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
    } else if (facts.tags.includes("lora") && facts.diffusers_shape === "text-to-video") {
      show("0.1.5", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", torch_dtype=torch.bfloat16)
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
    } else if (facts.tags.includes("lora")) {
      show("0.1.6", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", torch_dtype=torch.bfloat16)
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
    } else if (facts.tags.includes("textual_inversion")) {
      show("0.1.7", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", torch_dtype=torch.bfloat16)
pipe.load_textual_inversion("${python.inDouble(facts.id)}")

# The prompt must contain the word that the model was trained with.
prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_class === "FluxFillPipeline") {
      show("0.1.8", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

samples = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/"
image = load_image(samples + "cup.png")
mask = load_image(samples + "cup_mask.png")

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)
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
    } else if (facts.diffusers_shape === "image-to-video") {
      show("0.1.9", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
    } else if (facts.diffusers_shape === "image-to-image") {
      show("0.1.10", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Put a knitted blue scarf on the cat`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "text-to-video") {
      show("0.1.11", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
    } else if (facts.diffusers_shape === "video-to-video") {
      show("0.1.12", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video, load_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `The same walk on a snowy day, drawn with coloured pencils`}"
input_video = load_video(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
)
frames = pipe(video=input_video, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")`);
    } else if (facts.diffusers_shape === "text-to-3d") {
      show("0.1.13", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_ply

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.float16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `a red teapot`}"
mesh = pipe(prompt, output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")`);
    } else if (facts.diffusers_shape === "image-to-3d") {
      show("0.1.14", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_ply, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.float16)

input_image = load_image("https://huggingface.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png")
mesh = pipe(input_image.convert("RGB"), output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")`);
    } else if (facts.diffusers_shape === "unconditional-image-generation") {
      show("0.1.15", "usage", "python", "", `from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}")

image = pipe().images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "image-to-video-without-text") {
      show("0.1.16", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.float16)

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(input_image.resize((1024, 576)), decode_chunk_size=8).frames[0]
export_to_video(frames, "video.mp4", fps=7)`);
    } else if (facts.diffusers_shape === "image-variation") {
      show("0.1.17", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "image-layers") {
      show("0.1.18", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
layers = pipe(image=input_image.convert("RGBA")).images[0]
for number, layer in enumerate(layers):
    layer.save(f"layer-{number}.png")`);
    } else if (facts.diffusers_shape === "inpainting") {
      show("0.1.19", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

samples = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/"
image = load_image(samples + "overture-creations-5sI6fQgYIuo.png").resize((1024, 1024))
mask_image = load_image(samples + "overture-creations-5sI6fQgYIuo_mask.png").resize((1024, 1024))
prompt = "a wicker basket full of apples"
image = pipe(prompt=prompt, image=image, mask_image=mask_image).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "control-by-image") {
      show("0.1.20", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt=prompt, image=control_image).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "control-image") {
      show("0.1.21", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt=prompt, control_image=control_image).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "prior") {
      show("0.1.22", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

# The repository holds the first half of a pipeline. Its results go into the pipeline of the second half.
prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
for name, value in pipe(prompt).items():
    print(name, value.shape)`);
    } else if (facts.diffusers_shape === "class-to-image") {
      show("0.1.23", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

# The model makes an image of one of the classes that it was trained with.
image = pipe(class_labels=[207]).images[0]
image.save("image.png")`);
    } else if (facts.diffusers_shape === "text-to-audio") {
      show("0.1.24", "usage", "python", "", `import soundfile
import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.float16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Rain falls on a tin roof while an accordion plays a slow waltz`}"
audio = pipe(prompt).audios[0]
soundfile.write("audio.wav", audio, pipe.components["vocoder"].config.sampling_rate)`);
    } else if (facts.diffusers_shape === "text-to-sound") {
      show("0.1.25", "usage", "python", "", `import soundfile
import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.float16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Rain falls on a tin roof while an accordion plays a slow waltz`}"
audio = pipe(prompt, output_type="np").audios[0]
soundfile.write("audio.wav", audio.T, pipe.components["vae"].config.sampling_rate)`);
    } else if (facts.diffusers_shape === "text") {
      show("0.1.26", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Why is the sea salty?`}"
print(pipe(prompt=prompt).texts[0])`);
    } else if (facts.diffusers_shape === "other-pipeline") {
      show("0.1.27", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

# The inputs depend on the class of the pipeline. This prints the arguments of pipe(...), among others:
help(pipe)`);
    } else {
      show("0.1.28", "usage", "python", "", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", torch_dtype=torch.bfloat16)

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]
image.save("image.png")`);
    }
  } else if (facts.tags.includes("transformers")) {
    if (!(facts.transformers_info || facts.only_gguf !== "")) {
      show("1.0", "message", "text", "", "Type of model unknown");
    } else if (!(facts.only_gguf !== "")) {
      if (facts.pipeline_tag === "audio-classification" || facts.pipeline_tag === "automatic-speech-recognition") {
        show("1.1.0.0", "install", "bash", "Install", `# The program ffmpeg is needed to read audio files: https://ffmpeg.org
pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} librosa`);
      } else if (facts.pipeline_tag === "text-to-speech" || facts.pipeline_tag === "text-to-audio") {
        show("1.1.0.1", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} soundfile`);
      } else if (facts.pipeline_tag === "video-classification" || facts.pipeline_tag === "video-text-to-text") {
        show("1.1.0.2", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} av torchcodec torchvision`);
      } else if (facts.pipeline_tag === "document-question-answering") {
        show("1.1.0.3", "install", "bash", "Install", `# pytesseract needs the program tesseract: https://tesseract-ocr.github.io
pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} pillow pytesseract torchvision`);
      } else if (facts.pipeline_tag === "table-question-answering") {
        show("1.1.0.4", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} pandas`);
      } else if (facts.tags.includes("image-text-to-text") || PIPELINE_TAG_VALUES.has(facts.pipeline_tag)) {
        show("1.1.0.5", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} pillow torchvision`);
      } else if (facts.pipeline_tag === "audio-text-to-text" || PROCESSOR_PATTERN.test(facts.processor)) {
        show("1.1.0.6", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package} librosa`);
      } else {
        show("1.1.0.7", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")} ${facts.pruna_package}`);
      }
      if (facts.tags.includes("conversational") && facts.tags.includes("image-text-to-text") && facts.chat_template && PROCESSOR_PATTERN_2.test(facts.processor)) {
        show("1.1.1.0", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"},
            {"type": "text", "text": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `What is printed on the sweets in this picture?`}"},
        ],
    },
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))`);
      } else if (facts.tags.includes("conversational") && facts.chat_template && PROCESSOR_PATTERN_2.test(facts.processor) && facts.pipeline_tag === "video-text-to-text") {
        show("1.1.1.1", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {
        "role": "user",
        "content": [
            {"type": "video", "url": "https://huggingface.co/datasets/nateraw/video-demo/resolve/main/archery.mp4"},
            {"type": "text", "text": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `Which sport is this?`}"},
        ],
    },
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))`);
      } else if (facts.tags.includes("conversational") && facts.chat_template && PROCESSOR_PATTERN_2.test(facts.processor) && facts.pipeline_tag === "audio-text-to-text") {
        show("1.1.1.2", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {
        "role": "user",
        "content": [
            {"type": "audio", "url": "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"},
            {"type": "text", "text": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `What does the speaker say?`}"},
        ],
    },
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))`);
      } else if (facts.tags.includes("conversational") && facts.chat_template && facts.processor !== "" && !PROCESSOR_PATTERN.test(facts.processor)) {
        show("1.1.1.3", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {"role": "user", "content": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `Which planet of the solar system has the most moons?`}"},
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForCausalLM" && facts.processor !== "") {
        show("1.1.1.4", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}(text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The old lighthouse keeper had never seen`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.processor !== "" && facts.pipeline_tag === "summarization") {
        show("1.1.1.5", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

article = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The town of Marle has reopened its covered market after two years of work. The roof was rebuilt with timber from the nearby forest, and forty stalls now sell fruit, bread and cheese on four days a week.`}"
inputs = ${facts.processor_variable}(text=article, return_tensors="pt", truncation=True).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "m2m_100" && facts.processor !== "" && facts.pipeline_tag === "translation" && NAME_PATTERN.test(facts.name)) {
        show("1.1.1.6", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The codes of the languages: from English to French.
${facts.processor_variable}.src_lang = "eng_Latn"
target = ${facts.processor_variable}.convert_tokens_to_ids("fra_Latn")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "m2m_100" && facts.processor !== "" && facts.pipeline_tag === "translation") {
        show("1.1.1.7", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The codes of the languages: from English to French.
${facts.processor_variable}.src_lang = "en"
target = ${facts.processor_variable}.convert_tokens_to_ids("__fr__")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "mbart" && facts.processor !== "" && facts.pipeline_tag === "translation") {
        show("1.1.1.8", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The codes of the languages: from English to French.
${facts.processor_variable}.src_lang = "en_XX"
target = ${facts.processor_variable}.convert_tokens_to_ids("fr_XX")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "t5" && facts.processor !== "" && facts.pipeline_tag === "translation" && NAME_PATTERN_2.test(facts.name) && !WIDGET_TEXT_PATTERN.test(facts.widget_text)) {
        show("1.1.1.9", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The text must start with the task.
text = "translate English to German: ${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}"
inputs = ${facts.processor_variable}(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "t5" && facts.processor !== "" && facts.pipeline_tag === "translation" && NAME_PATTERN_3.test(facts.name) && !WIDGET_TEXT_PATTERN_2.test(facts.widget_text)) {
        show("1.1.1.10", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The text must start with the code of the language to translate into, such as de for German.
inputs = ${facts.processor_variable}("<2de> ${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.processor !== "" && facts.pipeline_tag === "translation") {
        show("1.1.1.11", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `${facts.sentence_of_language !== "" ? `${python.inDouble(facts.sentence_of_language)}` : `The ferry leaves the harbour at seven.`}`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.processor !== "") {
        show("1.1.1.12", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}(text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForQuestionAnswering" && facts.processor !== "") {
        show("1.1.1.13", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `When does the ferry leave?`}"
context = "${facts.widget_context !== "" ? `${python.inDouble(facts.widget_context)}` : `The ferry leaves the harbour at seven and comes back at noon.`}"
inputs = ${facts.processor_variable}(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)

start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
print(${facts.processor_variable}.decode(inputs["input_ids"][0, start : end + 1], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForMaskedLM" && facts.processor !== "" && facts.masked_text !== "") {
        show("1.1.1.14", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}("${python.inDouble(facts.masked_text)}", return_tensors="pt").to(model.device)
logits = model(**inputs).logits

masked = inputs["input_ids"][0] == ${facts.processor_variable}.mask_token_id
print(${facts.processor_variable}.decode(logits[0, masked].argmax(-1)))`);
      } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.processor !== "" && facts.pipeline_tag === "text-ranking") {
        show("1.1.1.15", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

query = "Which tree grows tallest?"
passages = ["Coast redwoods reach more than a hundred metres.", "Oaks can live for many centuries."]
inputs = ${facts.processor_variable}(
    [query] * len(passages), passages, padding=True, truncation=True, return_tensors="pt"
).to(model.device)
for passage, score in zip(passages, model(**inputs).logits):
    print(passage, score.tolist())`);
      } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.processor !== "" && facts.is_nli) {
        show("1.1.1.16", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# Does the second sentence follow from the first?
premise = "Ines repairs bicycles by the harbour."
hypothesis = "Somebody works near the water."
inputs = ${facts.processor_variable}(premise, hypothesis, return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
      } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.problem_type === "multi_label_classification" && facts.processor !== "") {
        show("1.1.1.17", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
# The labels do not exclude each other, so each has a probability of its own.
scores = model(**inputs).logits.sigmoid()[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
      } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.problem_type === "regression" && facts.processor !== "") {
        show("1.1.1.18", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
scores = model(**inputs).logits[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
      } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.processor !== "") {
        show("1.1.1.19", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
logits = model(**inputs).logits[0]
# With a single label, the sigmoid of its score is the probability of the label.
scores = logits.sigmoid() if len(logits) == 1 else logits.softmax(-1)
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
      } else if (facts.auto_model === "AutoModelForTokenClassification" && facts.processor !== "") {
        show("1.1.1.20", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
labels = model(**inputs).logits.argmax(-1)[0].tolist()
tokens = ${facts.processor_variable}.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, labels):
    print(token, model.config.id2label[label])`);
      } else if (facts.auto_model === "AutoModelForMultipleChoice" && facts.processor !== "") {
        show("1.1.1.21", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

question = "The kettle whistles because"
choices = ["the water is boiling.", "the window is open."]
encoded = ${facts.processor_variable}([question] * len(choices), choices, padding=True, return_tensors="pt")
inputs = {name: tensor.unsqueeze(0).to(model.device) for name, tensor in encoded.items()}
best = model(**inputs).logits.argmax().item()
print(choices[best])`);
      } else if (facts.auto_model === "AutoModelForImageClassification" && facts.processor !== "") {
        show("1.1.1.22", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])`);
      } else if (facts.auto_model === "AutoModelForCTC" && facts.processor !== "") {
        show("1.1.1.23", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import AutoProcessor
from transformers.audio_utils import load_audio

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
tokens = model(**inputs).logits.argmax(-1)
print(processor.batch_decode(tokens)[0])`);
      } else if (facts.auto_model === "AutoModelForSpeechSeq2Seq" && facts.processor !== "") {
        show("1.1.1.24", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import AutoProcessor
from transformers.audio_utils import load_audio

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
tokens = model.generate(**inputs)
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])`);
      } else if (facts.auto_model === "AutoModelForImageTextToText" && (facts.model_type === "vision-encoder-decoder" || facts.model_type === "donut-swin" || facts.model_type === "donut") && facts.pipeline_tag === "document-question-answering") {
        show("1.1.1.25", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import AutoProcessor
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png")
prompt = "<s_docvqa><s_question>${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `What is the invoice number?`}</s_question><s_answer>"
pixels = processor(image, return_tensors="pt").pixel_values.to(model.device)
start = processor.tokenizer(prompt, add_special_tokens=False, return_tensors="pt").input_ids.to(model.device)
outputs = model.generate(pixels, decoder_input_ids=start, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))`);
      } else if ((facts.auto_model === "AutoModelForImageTextToText" || facts.auto_model === "AutoModelForVisualQuestionAnswering") && facts.processor !== "" && facts.pipeline_tag === "document-question-answering") {
        show("1.1.1.26", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png")
question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `What is the invoice number?`}"
inputs = ${facts.processor_variable}(images=image, text=question, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForImageTextToText" && (facts.processor === "AutoTokenizer" || facts.processor === "AutoImageProcessor" || facts.processor === "AutoFeatureExtractor") && facts.pipeline_tag === "image-to-text") {
        show("1.1.1.27", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import AutoImageProcessor, AutoTokenizer
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}image_processor = AutoImageProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = image_processor(image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForImageTextToText" && facts.processor !== "" && facts.pipeline_tag === "image-to-text") {
        show("1.1.1.28", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = ${facts.processor_variable}(images=image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForVisualQuestionAnswering" && facts.model_type === "vilt" && facts.processor !== "") {
        show("1.1.1.29", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `How many cats are there?`}"
inputs = ${facts.processor_variable}(image, question, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])`);
      } else if ((facts.auto_model === "AutoModelForImageTextToText" || facts.auto_model === "AutoModelForVisualQuestionAnswering") && facts.processor !== "") {
        show("1.1.1.30", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `How many cats are there?`}"
inputs = ${facts.processor_variable}(images=image, text=question, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
      } else if (facts.auto_model === "AutoModelForImageToImage" && facts.processor !== "") {
        show("1.1.1.31", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from PIL import Image
from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
pixels = model(**inputs).reconstruction[0].clamp(0, 1).permute(1, 2, 0).detach().cpu().numpy()
Image.fromarray((pixels * 255).round().astype("uint8")).save("image.png")`);
      } else if (facts.auto_model === "AutoModelForKeypointDetection" && facts.processor !== "") {
        show("1.1.1.32", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
results = ${facts.processor_variable}.post_process_keypoint_detection(model(**inputs), [(image.height, image.width)])
for point, score in zip(results[0]["keypoints"], results[0]["scores"]):
    print(point.tolist(), round(score.item(), 3))`);
      } else if (facts.auto_model === "AutoModelForTimeSeriesPrediction") {
        show("1.1.1.33", "usage", "python", "Load the model directly", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# A wave of 100 values. The model predicts the next values.
series = torch.sin(torch.linspace(0, 20, 100)).to(model.device)
outputs = model(past_values=[series], return_dict=True)
print(outputs.mean_predictions[0])`);
      } else if (facts.pipeline_tag === "time-series-forecasting") {
        show("1.1.1.34", "usage", "python", "Load the model directly", `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# Random values. Use the last context_length values of your own series, one column per channel.
series = torch.randn(1, model.config.context_length, model.config.num_input_channels)
outputs = model(past_values=series.to(model.device))
print(outputs[0].shape)`);
      } else if ((facts.auto_model === "AutoModel" || facts.auto_model === "AutoModelForZeroShotImageClassification") && (facts.model_type === "siglip" || facts.model_type === "siglip2")) {
        show("1.1.1.35", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import AutoProcessor
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["birds", "a landscape", "people"]`}

inputs = processor(text=labels, images=image, padding="max_length", return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.sigmoid()[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))`);
      } else if ((facts.auto_model === "AutoModel" || facts.auto_model === "AutoModelForZeroShotImageClassification") && MODEL_TYPE_VALUES.has(facts.model_type)) {
        show("1.1.1.36", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import AutoProcessor
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["birds", "a landscape", "people"]`}

inputs = processor(text=labels, images=image, padding=True, return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.softmax(-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))`);
      } else if (facts.auto_model === "AutoModel" && facts.processor === "AutoTokenizer") {
        show("1.1.1.37", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

inputs = ${facts.processor_variable}(text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of tokens, size of each vector)`);
      } else if (facts.auto_model === "AutoModel" && PROCESSOR_PATTERN.test(facts.processor)) {
        show("1.1.1.38", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.audio_utils import load_audio

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

rate = ${facts.processor_variable}.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = ${facts.processor_variable}(audio, sampling_rate=rate, return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of time steps, size of each vector)`);
      } else if (facts.auto_model === "AutoModel" && PROCESSOR_PATTERN_3.test(facts.processor)) {
        show("1.1.1.39", "usage", "python", "Load the model directly", `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of patches, size of each vector)`);
      } else if (!(facts.transformers_pipeline !== "")) {
        show("1.1.1.40", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from ${facts.pruna_package} import ${facts.pruna_class}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The inputs depend on the class of this model. This prints the arguments of model(...):
help(model.forward)`);
      }
    }
  } else {
    show("2.0", "install", "bash", "Install", `pip install -U ${facts.pruna_package}`);
    show("2.1", "usage", "python", "", `from ${facts.pruna_package} import ${facts.pruna_class}

# The inputs of the model are unknown. This prints how it was compressed, and the arguments of model.run_inference(...):
model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}")
print(model.smash_config)
help(model.run_inference)`);
  }
};
