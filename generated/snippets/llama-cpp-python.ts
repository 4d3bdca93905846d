// Generated – do not edit.
// source:    spec/libraries/llama-cpp-python.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use llama-cpp-python with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U llama-cpp-python huggingface_hub`);
  if (facts.tags.includes("conversational") && facts.pipeline_tag === "image-text-to-text") {
    show("1.0", "usage", "python", "Chat about an image", `from llama_cpp import Llama
from llama_cpp.llama_chat_format import Llava15ChatHandler

# The handler reads images. Choose the handler for your model from this list:
# https://github.com/abetlen/llama-cpp-python#multi-modal-models
handler = Llava15ChatHandler.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename="${facts.mmproj_file !== "" ? `${python.inDouble(facts.mmproj_file)}` : `*mmproj*`}")

${facts.file !== "" ? `filename = "${python.inDouble(facts.file)}"
` : `${facts.gguf_file !== "" ? `filename = "${python.inDouble(facts.gguf_file)}"
` : `# The * matches any text. Change the pattern if the repository has no Q4_K_M file.
filename = "*Q4_K_M.gguf"
`}`}llm = Llama.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename=filename, chat_handler=handler, n_ctx=4096)

response = llm.create_chat_completion(
    messages=[
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "How many birds are in this picture?"},
                {
                    "type": "image_url",
                    "image_url": {
                        "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
                    },
                },
            ],
        }
    ]
)
print(response["choices"][0]["message"]["content"])`);
  } else if (facts.gguf_first_part !== "" && facts.gguf_split !== "" && (!(facts.file !== "" || facts.gguf_file !== ""))) {
    show("1.1", "usage", "python", "Chat", `from huggingface_hub import snapshot_download
from llama_cpp import Llama

# The model is split into several files.
folder = snapshot_download("${python.inDouble(facts.id)}", allow_patterns="${python.inDouble(facts.gguf_split)}-*")
llm = Llama(model_path=f"{folder}/${python.inFormatDouble(facts.gguf_first_part)}")

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])`);
  } else if (facts.tags.includes("conversational")) {
    show("1.2", "usage", "python", "Chat", `from llama_cpp import Llama

${facts.file !== "" ? `filename = "${python.inDouble(facts.file)}"
` : `${facts.gguf_file !== "" ? `filename = "${python.inDouble(facts.gguf_file)}"
` : `# The * matches any text. Change the pattern if the repository has no Q4_K_M file.
filename = "*Q4_K_M.gguf"
`}`}llm = Llama.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename=filename)

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])`);
  } else {
    show("1.3", "usage", "python", "Complete a text", `from llama_cpp import Llama

${facts.file !== "" ? `filename = "${python.inDouble(facts.file)}"
` : `${facts.gguf_file !== "" ? `filename = "${python.inDouble(facts.gguf_file)}"
` : `# The * matches any text. Change the pattern if the repository has no Q4_K_M file.
filename = "*Q4_K_M.gguf"
`}`}llm = Llama.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename=filename)

output = llm(
    "The old lighthouse keeper opened the letter and",
    max_tokens=512,
    echo=True,
)
print(output["choices"][0]["text"])`);
  }
};
