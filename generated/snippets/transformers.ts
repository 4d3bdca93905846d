// Generated – do not edit.
// source:    spec/libraries/transformers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

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

const MODEL_TYPE_PATTERN = /^musicgen/u;

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

/** Shows how to install and use transformers with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (!(facts.transformers_info || facts.only_gguf !== "")) {
    show("0", "message", "text", "", "Type of model unknown");
  } else if (!(facts.only_gguf !== "")) {
    if (facts.pipeline_tag === "audio-classification" || facts.pipeline_tag === "automatic-speech-recognition") {
      show("1.0.0", "install", "bash", "Install", `# The program ffmpeg is needed to read audio files: https://ffmpeg.org
pip install -U transformers accelerate librosa${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else if (facts.pipeline_tag === "text-to-speech" || facts.pipeline_tag === "text-to-audio") {
      show("1.0.1", "install", "bash", "Install", `pip install -U transformers accelerate soundfile${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else if (facts.pipeline_tag === "video-classification" || facts.pipeline_tag === "video-text-to-text") {
      show("1.0.2", "install", "bash", "Install", `pip install -U transformers accelerate av torchcodec torchvision${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else if (facts.pipeline_tag === "document-question-answering") {
      show("1.0.3", "install", "bash", "Install", `# pytesseract needs the program tesseract: https://tesseract-ocr.github.io
pip install -U transformers accelerate pillow pytesseract torchvision${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else if (facts.pipeline_tag === "table-question-answering") {
      show("1.0.4", "install", "bash", "Install", `pip install -U transformers accelerate pandas${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else if (facts.tags.includes("image-text-to-text") || PIPELINE_TAG_VALUES.has(facts.pipeline_tag)) {
      show("1.0.5", "install", "bash", "Install", `pip install -U transformers accelerate pillow torchvision${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else if (facts.pipeline_tag === "audio-text-to-text" || PROCESSOR_PATTERN.test(facts.processor)) {
      show("1.0.6", "install", "bash", "Install", `pip install -U transformers accelerate librosa${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    } else {
      show("1.0.7", "install", "bash", "Install", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    }
    if (facts.transformers_pipeline !== "") {
      if (facts.tags.includes("conversational") && facts.tags.includes("image-text-to-text") && facts.chat_template) {
        show("1.1.0", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"},
            {"type": "text", "text": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `What is printed on the sweets in this picture?`}"},
        ],
    },
]
answers = pipe(text=messages, return_full_text=False)
print(answers[0]["generated_text"])`);
      } else if (facts.tags.includes("conversational") && facts.chat_template && (facts.pipeline_tag === "any-to-any" || facts.pipeline_tag === "image-text-to-text")) {
        show("1.1.1", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {"role": "user", "content": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `Which planet of the solar system has the most moons?`}"},
]
answers = pipe(text=messages, return_full_text=False)
print(answers[0]["generated_text"])`);
      } else if (facts.tags.includes("conversational") && facts.chat_template && facts.pipeline_tag === "text-generation") {
        show("1.1.2", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {"role": "user", "content": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `Which planet of the solar system has the most moons?`}"},
]
answers = pipe(messages, return_full_text=False)
print(answers[0]["generated_text"])`);
      } else if (facts.pipeline_tag === "text-generation") {
        show("1.1.3", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

texts = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The old lighthouse keeper had never seen`}")
print(texts[0]["generated_text"])`);
      } else if (facts.pipeline_tag === "any-to-any" || facts.pipeline_tag === "image-text-to-text") {
        show("1.1.4", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

texts = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG", text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `A photo of`}")
print(texts[0]["generated_text"])`);
      } else if (facts.pipeline_tag === "fill-mask" && facts.masked_text !== "") {
        show("1.1.5", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

for guess in pipe("${python.inDouble(facts.masked_text)}"):
    print(guess["token_str"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "fill-mask") {
        show("1.1.6", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

mask = pipe.tokenizer.mask_token
for guess in pipe(f"The ferry leaves the {mask} at seven."):
    print(guess["token_str"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "text-classification" && facts.is_nli) {
        show("1.1.7", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe({"text": "Ines repairs bicycles by the harbour.", "text_pair": "Somebody works near the water."}, top_k=None)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "text-classification" && facts.problem_type === "multi_label_classification") {
        show("1.1.8", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", top_k=None)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "text-classification" && facts.problem_type === "regression") {
        show("1.1.9", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", function_to_apply="none")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "text-classification") {
        show("1.1.10", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "token-classification") {
        show("1.1.11", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

for entity in pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", aggregation_strategy="simple"):
    print(entity["word"], entity["entity_group"], round(entity["score"], 3))`);
      } else if (facts.pipeline_tag === "zero-shot-classification") {
        show("1.1.12", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

result = pipe(
    "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The kettle you sent me leaks, and I would like my money back.`}",
    candidate_labels=${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["refund", "legal", "faq"]`},
)
for label, score in zip(result["labels"], result["scores"]):
    print(label, round(score, 3))`);
      } else if (facts.pipeline_tag === "feature-extraction" && (facts.processor === "AutoTokenizer" || !(facts.processor !== ""))) {
        show("1.1.13", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

features = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors=True)
print(features.shape)  # (1, number of tokens, size of each vector)`);
      } else if (facts.pipeline_tag === "table-question-answering") {
        show("1.1.14", "usage", "python", "Use a pipeline", `import pandas
from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

${facts.widget_table !== undefined ? `table = pandas.DataFrame(${python.literal(facts.widget_table)})
` : `table = pandas.DataFrame({"river": ["Elbe", "Loire", "Tagus"], "length in km": [1112, 1006, 1007]})
`}result = pipe(
    table=table.astype(str),
    query="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `How long is the Loire?`}",
)
print(result["answer"])`);
      } else if ((facts.pipeline_tag === "text-to-speech" || facts.pipeline_tag === "text-to-audio") && facts.model_type === "speecht5") {
        show("1.1.15", "usage", "python", "Use a pipeline", `import numpy
import soundfile
import torch
from huggingface_hub import hf_hub_download
from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

# The voice of a speaker, as a vector of 512 numbers.
path = hf_hub_download(
    "huggingface/documentation-images", "blog/speecht5/cmu_us_slt_arctic-wav-arctic_a0508.npy", repo_type="dataset"
)
speaker = torch.tensor(numpy.load(path)).reshape(1, 512)
result = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The kettle is on, and the rain has stopped.`}", forward_params={"speaker_embeddings": speaker})
soundfile.write("speech.wav", result["audio"].T, result["sampling_rate"])`);
      } else if ((facts.pipeline_tag === "text-to-audio" || MODEL_TYPE_PATTERN.test(facts.model_type)) && (facts.pipeline_tag === "text-to-speech" || facts.pipeline_tag === "text-to-audio")) {
        show("1.1.16", "usage", "python", "Use a pipeline", `import soundfile
from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

result = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `A slow waltz for accordion and double bass`}")
soundfile.write("audio.wav", result["audio"].T, result["sampling_rate"])`);
      } else if (facts.pipeline_tag === "text-to-speech" || facts.pipeline_tag === "text-to-audio") {
        show("1.1.17", "usage", "python", "Use a pipeline", `import soundfile
from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

result = pipe("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The kettle is on, and the rain has stopped.`}")
soundfile.write("speech.wav", result["audio"].T, result["sampling_rate"])`);
      } else if (facts.pipeline_tag === "automatic-speech-recognition") {
        show("1.1.18", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result["text"])`);
      } else if (facts.pipeline_tag === "audio-classification") {
        show("1.1.19", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "image-classification") {
        show("1.1.20", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "video-classification") {
        show("1.1.21", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe("https://huggingface.co/datasets/nateraw/video-demo/resolve/main/archery.mp4")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "zero-shot-image-classification") {
        show("1.1.22", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

guesses = pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["birds", "a landscape", "people"]`},
)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))`);
      } else if (facts.pipeline_tag === "object-detection") {
        show("1.1.23", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

for found in pipe("http://images.cocodataset.org/val2017/000000039769.jpg"):
    print(found["label"], round(found["score"], 3), found["box"])`);
      } else if (facts.pipeline_tag === "zero-shot-object-detection") {
        show("1.1.24", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

results = pipe(
    "http://images.cocodataset.org/val2017/000000039769.jpg",
    candidate_labels=${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["cat", "remote control"]`},
)
for found in results:
    print(found["label"], round(found["score"], 3), found["box"])`);
      } else if (facts.pipeline_tag === "image-segmentation") {
        show("1.1.25", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

segments = pipe("http://images.cocodataset.org/val2017/000000039769.jpg")
for number, segment in enumerate(segments):
    print(number, segment["label"])
    segment["mask"].save(f"mask-{number}.png")`);
      } else if (facts.pipeline_tag === "mask-generation") {
        show("1.1.26", "usage", "python", "Use a pipeline", `from PIL import Image
from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

result = pipe("http://images.cocodataset.org/val2017/000000039769.jpg", points_per_batch=64)
for number, mask in enumerate(result["masks"]):
    Image.fromarray(mask.cpu().numpy()).save(f"mask-{number}.png")`);
      } else if (facts.pipeline_tag === "depth-estimation") {
        show("1.1.27", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

result = pipe("http://images.cocodataset.org/val2017/000000039769.jpg")
result["depth"].save("depth.png")`);
      } else if (facts.pipeline_tag === "image-feature-extraction") {
        show("1.1.28", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

features = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", return_tensors=True)
print(features.shape)  # (1, number of patches, size of each vector)`);
      } else if (facts.pipeline_tag === "document-question-answering" && ((!(facts.auto_model === "AutoModelForImageTextToText" || facts.auto_model === "AutoModelForVisualQuestionAnswering")) || facts.model_type === "vision-encoder-decoder")) {
        show("1.1.29", "usage", "python", "Use a pipeline", `from transformers import pipeline

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}pipe = pipeline("${python.inDouble(facts.transformers_pipeline)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

results = pipe(
    "https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png",
    question="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `What is the invoice number?`}",
)
print(results[0]["answer"])`);
      }
    }
    if (facts.tags.includes("conversational") && facts.tags.includes("image-text-to-text") && facts.chat_template && PROCESSOR_PATTERN_2.test(facts.processor)) {
      show("1.2.0", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

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
      show("1.2.1", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

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
      show("1.2.2", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

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
      show("1.2.3", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

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
      show("1.2.4", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}(text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The old lighthouse keeper had never seen`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.processor !== "" && facts.pipeline_tag === "summarization") {
      show("1.2.5", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

article = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The town of Marle has reopened its covered market after two years of work. The roof was rebuilt with timber from the nearby forest, and forty stalls now sell fruit, bread and cheese on four days a week.`}"
inputs = ${facts.processor_variable}(text=article, return_tensors="pt", truncation=True).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "m2m_100" && facts.processor !== "" && facts.pipeline_tag === "translation" && NAME_PATTERN.test(facts.name)) {
      show("1.2.6", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# The codes of the languages: from English to French.
${facts.processor_variable}.src_lang = "eng_Latn"
target = ${facts.processor_variable}.convert_tokens_to_ids("fra_Latn")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "m2m_100" && facts.processor !== "" && facts.pipeline_tag === "translation") {
      show("1.2.7", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# The codes of the languages: from English to French.
${facts.processor_variable}.src_lang = "en"
target = ${facts.processor_variable}.convert_tokens_to_ids("__fr__")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "mbart" && facts.processor !== "" && facts.pipeline_tag === "translation") {
      show("1.2.8", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# The codes of the languages: from English to French.
${facts.processor_variable}.src_lang = "en_XX"
target = ${facts.processor_variable}.convert_tokens_to_ids("fr_XX")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "t5" && facts.processor !== "" && facts.pipeline_tag === "translation" && NAME_PATTERN_2.test(facts.name) && !WIDGET_TEXT_PATTERN.test(facts.widget_text)) {
      show("1.2.9", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# The text must start with the task.
text = "translate English to German: ${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}"
inputs = ${facts.processor_variable}(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.model_type === "t5" && facts.processor !== "" && facts.pipeline_tag === "translation" && NAME_PATTERN_3.test(facts.name) && !WIDGET_TEXT_PATTERN_2.test(facts.widget_text)) {
      show("1.2.10", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# The text must start with the code of the language to translate into, such as de for German.
inputs = ${facts.processor_variable}("<2de> ${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.processor !== "" && facts.pipeline_tag === "translation") {
      show("1.2.11", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `${facts.sentence_of_language !== "" ? `${python.inDouble(facts.sentence_of_language)}` : `The ferry leaves the harbour at seven.`}`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForSeq2SeqLM" && facts.processor !== "") {
      show("1.2.12", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}(text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForQuestionAnswering" && facts.processor !== "") {
      show("1.2.13", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `When does the ferry leave?`}"
context = "${facts.widget_context !== "" ? `${python.inDouble(facts.widget_context)}` : `The ferry leaves the harbour at seven and comes back at noon.`}"
inputs = ${facts.processor_variable}(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)

start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
print(${facts.processor_variable}.decode(inputs["input_ids"][0, start : end + 1], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForMaskedLM" && facts.processor !== "" && facts.masked_text !== "") {
      show("1.2.14", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}("${python.inDouble(facts.masked_text)}", return_tensors="pt").to(model.device)
logits = model(**inputs).logits

masked = inputs["input_ids"][0] == ${facts.processor_variable}.mask_token_id
print(${facts.processor_variable}.decode(logits[0, masked].argmax(-1)))`);
    } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.processor !== "" && facts.pipeline_tag === "text-ranking") {
      show("1.2.15", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

query = "Which tree grows tallest?"
passages = ["Coast redwoods reach more than a hundred metres.", "Oaks can live for many centuries."]
inputs = ${facts.processor_variable}(
    [query] * len(passages), passages, padding=True, truncation=True, return_tensors="pt"
).to(model.device)
for passage, score in zip(passages, model(**inputs).logits):
    print(passage, score.tolist())`);
    } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.processor !== "" && facts.is_nli) {
      show("1.2.16", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# Does the second sentence follow from the first?
premise = "Ines repairs bicycles by the harbour."
hypothesis = "Somebody works near the water."
inputs = ${facts.processor_variable}(premise, hypothesis, return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
    } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.problem_type === "multi_label_classification" && facts.processor !== "") {
      show("1.2.17", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
# The labels do not exclude each other, so each has a probability of its own.
scores = model(**inputs).logits.sigmoid()[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
    } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.problem_type === "regression" && facts.processor !== "") {
      show("1.2.18", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
scores = model(**inputs).logits[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
    } else if (facts.auto_model === "AutoModelForSequenceClassification" && facts.processor !== "") {
      show("1.2.19", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
logits = model(**inputs).logits[0]
# With a single label, the sigmoid of its score is the probability of the label.
scores = logits.sigmoid() if len(logits) == 1 else logits.softmax(-1)
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
    } else if (facts.auto_model === "AutoModelForTokenClassification" && facts.processor !== "") {
      show("1.2.20", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
labels = model(**inputs).logits.argmax(-1)[0].tolist()
tokens = ${facts.processor_variable}.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, labels):
    print(token, model.config.id2label[label])`);
    } else if (facts.auto_model === "AutoModelForMultipleChoice" && facts.processor !== "") {
      show("1.2.21", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

question = "The kettle whistles because"
choices = ["the water is boiling.", "the window is open."]
encoded = ${facts.processor_variable}([question] * len(choices), choices, padding=True, return_tensors="pt")
inputs = {name: tensor.unsqueeze(0).to(model.device) for name, tensor in encoded.items()}
best = model(**inputs).logits.argmax().item()
print(choices[best])`);
    } else if (facts.auto_model === "AutoModelForImageClassification" && facts.processor !== "") {
      show("1.2.22", "usage", "python", "Load the model directly", `from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])`);
    } else if (facts.auto_model === "AutoModelForCTC" && facts.processor !== "") {
      show("1.2.23", "usage", "python", "Load the model directly", `from transformers import AutoProcessor, ${facts.auto_model}
from transformers.audio_utils import load_audio

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device)
tokens = model(**inputs).logits.argmax(-1)
print(processor.batch_decode(tokens)[0])`);
    } else if (facts.auto_model === "AutoModelForSpeechSeq2Seq" && facts.processor !== "") {
      show("1.2.24", "usage", "python", "Load the model directly", `from transformers import AutoProcessor, ${facts.auto_model}
from transformers.audio_utils import load_audio

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
tokens = model.generate(**inputs)
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])`);
    } else if (facts.auto_model === "AutoModelForImageTextToText" && (facts.model_type === "vision-encoder-decoder" || facts.model_type === "donut-swin" || facts.model_type === "donut") && facts.pipeline_tag === "document-question-answering") {
      show("1.2.25", "usage", "python", "Load the model directly", `from transformers import AutoProcessor, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png")
prompt = "<s_docvqa><s_question>${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `What is the invoice number?`}</s_question><s_answer>"
pixels = processor(image, return_tensors="pt").pixel_values.to(model.device)
start = processor.tokenizer(prompt, add_special_tokens=False, return_tensors="pt").input_ids.to(model.device)
outputs = model.generate(pixels, decoder_input_ids=start, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))`);
    } else if ((facts.auto_model === "AutoModelForImageTextToText" || facts.auto_model === "AutoModelForVisualQuestionAnswering") && facts.processor !== "" && facts.pipeline_tag === "document-question-answering") {
      show("1.2.26", "usage", "python", "Load the model directly", `from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png")
question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `What is the invoice number?`}"
inputs = ${facts.processor_variable}(images=image, text=question, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForImageTextToText" && (facts.processor === "AutoTokenizer" || facts.processor === "AutoImageProcessor" || facts.processor === "AutoFeatureExtractor") && facts.pipeline_tag === "image-to-text") {
      show("1.2.27", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import AutoImageProcessor, ${facts.auto_model}, AutoTokenizer
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}image_processor = AutoImageProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = image_processor(image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForImageTextToText" && facts.processor !== "" && facts.pipeline_tag === "image-to-text") {
      show("1.2.28", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = ${facts.processor_variable}(images=image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForVisualQuestionAnswering" && facts.model_type === "vilt" && facts.processor !== "") {
      show("1.2.29", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `How many cats are there?`}"
inputs = ${facts.processor_variable}(image, question, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])`);
    } else if ((facts.auto_model === "AutoModelForImageTextToText" || facts.auto_model === "AutoModelForVisualQuestionAnswering") && facts.processor !== "") {
      show("1.2.30", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
question = "${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `How many cats are there?`}"
inputs = ${facts.processor_variable}(images=image, text=question, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.auto_model === "AutoModelForImageToImage" && facts.processor !== "") {
      show("1.2.31", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from PIL import Image
from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
pixels = model(**inputs).reconstruction[0].clamp(0, 1).permute(1, 2, 0).detach().cpu().numpy()
Image.fromarray((pixels * 255).round().astype("uint8")).save("image.png")`);
    } else if (facts.auto_model === "AutoModelForKeypointDetection" && facts.processor !== "") {
      show("1.2.32", "usage", "python", "Load the model directly", `from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
results = ${facts.processor_variable}.post_process_keypoint_detection(model(**inputs), [(image.height, image.width)])
for point, score in zip(results[0]["keypoints"], results[0]["scores"]):
    print(point.tolist(), round(score.item(), 3))`);
    } else if (facts.auto_model === "AutoModelForTimeSeriesPrediction") {
      show("1.2.33", "usage", "python", "Load the model directly", `import torch
from transformers import ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# A wave of 100 values. The model predicts the next values.
series = torch.sin(torch.linspace(0, 20, 100)).to(model.device)
outputs = model(past_values=[series], return_dict=True)
print(outputs.mean_predictions[0])`);
    } else if (facts.pipeline_tag === "time-series-forecasting") {
      show("1.2.34", "usage", "python", "Load the model directly", `import torch
from transformers import ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# Random values. Use the last context_length values of your own series, one column per channel.
series = torch.randn(1, model.config.context_length, model.config.num_input_channels)
outputs = model(past_values=series.to(model.device))
print(outputs[0].shape)`);
    } else if ((facts.auto_model === "AutoModel" || facts.auto_model === "AutoModelForZeroShotImageClassification") && (facts.model_type === "siglip" || facts.model_type === "siglip2")) {
      show("1.2.35", "usage", "python", "Load the model directly", `from transformers import AutoProcessor, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["birds", "a landscape", "people"]`}

inputs = processor(text=labels, images=image, padding="max_length", return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.sigmoid()[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))`);
    } else if ((facts.auto_model === "AutoModel" || facts.auto_model === "AutoModelForZeroShotImageClassification") && MODEL_TYPE_VALUES.has(facts.model_type)) {
      show("1.2.36", "usage", "python", "Load the model directly", `from transformers import AutoProcessor, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ${facts.widget_labels.length > 0 ? `${python.literal(facts.widget_labels)}` : `["birds", "a landscape", "people"]`}

inputs = processor(text=labels, images=image, padding=True, return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.softmax(-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))`);
    } else if (facts.auto_model === "AutoModel" && facts.processor === "AutoTokenizer") {
      show("1.2.37", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.processor}, ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

inputs = ${facts.processor_variable}(text="${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of tokens, size of each vector)`);
    } else if (facts.auto_model === "AutoModel" && PROCESSOR_PATTERN.test(facts.processor)) {
      show("1.2.38", "usage", "python", "Load the model directly", `from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.audio_utils import load_audio

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

rate = ${facts.processor_variable}.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = ${facts.processor_variable}(audio, sampling_rate=rate, return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of time steps, size of each vector)`);
    } else if (facts.auto_model === "AutoModel" && PROCESSOR_PATTERN_3.test(facts.processor)) {
      show("1.2.39", "usage", "python", "Load the model directly", `from transformers import ${facts.processor}, ${facts.auto_model}
from transformers.image_utils import load_image

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = ${facts.processor_variable}(image, return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of patches, size of each vector)`);
    } else if (!(facts.transformers_pipeline !== "")) {
      show("1.2.40", "usage", "python", "Load the model directly", `${facts.removed_pipeline ? `# transformers 5 has no pipeline for this task, so this code loads the model directly.
` : ""}from transformers import ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code is in the model repository. Read the code first.
` : `${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}`}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

# The inputs depend on the class of this model. This prints the arguments of model(...):
help(model.forward)`);
    }
  } else if (facts.gguf_file !== "") {
    show("2.0", "install", "bash", "Install for GGUF files", `pip install -U transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    show("2.1", "usage", "python", "Load a GGUF file", `from transformers import AutoModelForCausalLM, AutoTokenizer

filename = "${python.inDouble(facts.gguf_file)}"
tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}", gguf_file=filename)
model = AutoModelForCausalLM.from_pretrained("${python.inDouble(facts.id)}", gguf_file=filename, device_map="auto")

inputs = tokenizer("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The old lighthouse keeper had never seen`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))`);
  }
};
