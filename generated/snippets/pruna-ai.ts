// Generated – do not edit.
// source:    spec/libraries/pruna-ai.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const PROCESSOR_PATTERN = /Processor$/u;

const PROCESSOR_PATTERN_2 = /FeatureExtractor$/u;

/** Rules of pruna-ai: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("diffusers"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: (facts) => `pip install -U diffusers transformers accelerate ${facts.pruna_package}`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => (facts.tags.includes("StableDiffusionInpaintPipeline") || facts.tags.includes("StableDiffusionXLInpaintPipeline") || facts.tags.includes("diffusers:StableDiffusionInpaintPipeline") || facts.tags.includes("diffusers:StableDiffusionXLInpaintPipeline")) || (facts.diffusers_class === "StableDiffusionInpaintPipeline" || facts.diffusers_class === "StableDiffusionXLInpaintPipeline"),
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.float16, device_map="cuda")

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
).images[0]`,
            },
            {
              when: (facts) => facts.tags.includes("controlnet"),
              kind: "usage",
              language: "python",
              render: (facts, python) => `from diffusers import ControlNetModel
from ${facts.pruna_package} import ${facts.pruna_class}

controlnet = ControlNetModel.from_pretrained("${python.inDouble(facts.id)}")
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", controlnet=controlnet)`,
            },
            {
              when: (facts) => facts.tags.includes("lora") && facts.pipeline_tag === "image-to-image",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Put a knitted blue scarf on the cat`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]`,
            },
            {
              when: (facts) => facts.tags.includes("lora") && facts.pipeline_tag === "image-to-video",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
output = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(output, "output.mp4")`,
            },
            {
              when: (facts) => facts.tags.includes("lora") && facts.pipeline_tag === "text-to-video",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
output = pipe(prompt=prompt).frames[0]
export_to_video(output, "output.mp4")`,
            },
            {
              when: (facts) => facts.tags.includes("lora"),
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("${python.inDouble(facts.id)}")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]`,
            },
            {
              when: (facts) => facts.tags.includes("textual_inversion"),
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.base_model)}", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("${python.inDouble(facts.id)}")`,
            },
            {
              when: (facts) => (facts.tags.includes("FluxFillPipeline") || facts.tags.includes("diffusers:FluxFillPipeline")) || facts.diffusers_class === "FluxFillPipeline",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

samples = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/"
image = load_image(samples + "cup.png")
mask = load_image(samples + "cup_mask.png")

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")
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
image.save("flux-fill-dev.png")`,
            },
            {
              when: (facts) => facts.pipeline_tag === "image-to-video",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
output = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(output, "output.mp4")`,
            },
            {
              when: (facts) => facts.pipeline_tag === "image-to-image",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `Put a knitted blue scarf on the cat`}"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]`,
            },
            {
              when: (facts) => facts.pipeline_tag === "text-to-video",
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A street musician plays the guitar while the sun goes down`}"
output = pipe(prompt=prompt).frames[0]
export_to_video(output, "output.mp4")`,
            },
            {
              kind: "usage",
              language: "python",
              render: (facts, python) => `import torch
from ${facts.pruna_package} import ${facts.pruna_class}

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}", dtype=torch.bfloat16, device_map="cuda")

prompt = "${facts.prompt !== "" ? `${python.inDouble(facts.prompt)}` : `A lighthouse on a cliff at dawn, painted in oil`}"
image = pipe(prompt).images[0]`,
            },
          ],
        },
      ],
    },
    {
      when: (facts) => facts.tags.includes("transformers"),
      pick: "first",
      rules: [
        {
          when: (facts) => !facts.transformers_info,
          message: "Type of model unknown",
        },
        {
          pick: "all",
          rules: [
            {
              kind: "install",
              language: "bash",
              title: "Install",
              render: (facts) => `pip install -U transformers accelerate ${facts.pruna_package}`,
            },
            {
              pick: "first",
              rules: [
                {
                  when: (facts) => facts.tags.includes("conversational") && facts.tags.includes("image-text-to-text") && facts.chat_template && PROCESSOR_PATTERN.test(facts.processor),
                  kind: "usage",
                  language: "python",
                  title: "Load the model directly",
                  render: (facts, python) => `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "What is printed on the sweets in this picture?"},
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
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))`,
                },
                {
                  when: (facts) => facts.tags.includes("conversational") && facts.chat_template && facts.processor !== "" && !PROCESSOR_PATTERN_2.test(facts.processor),
                  kind: "usage",
                  language: "python",
                  title: "Load the model directly",
                  render: (facts, python) => `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))`,
                },
                {
                  when: (facts) => facts.processor !== "",
                  kind: "usage",
                  language: "python",
                  title: "Load the model directly",
                  render: (facts, python) => `from ${facts.pruna_package} import ${facts.pruna_class}
from transformers import ${facts.processor}

${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")`,
                },
                {
                  kind: "usage",
                  language: "python",
                  title: "Load the model directly",
                  render: (facts, python) => `from ${facts.pruna_package} import ${facts.pruna_class}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")`,
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
          render: (facts) => `pip install -U ${facts.pruna_package}`,
        },
        {
          kind: "usage",
          language: "python",
          render: (facts, python) => `from ${facts.pruna_package} import ${facts.pruna_class}

model = ${facts.pruna_class}.from_pretrained("${python.inDouble(facts.id)}")`,
        },
      ],
    },
  ],
};
