// Generated – do not edit.
// source:    spec/libraries/llama-cpp-python.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of llama-cpp-python: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U llama-cpp-python huggingface_hub`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("conversational") && facts.pipeline_tag === "image-text-to-text",
          kind: "usage",
          language: "python",
          title: "Chat about an image",
          render: (facts, python) => `from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename="{{GGUF_FILE}}")

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
print(response["choices"][0]["message"]["content"])`,
        },
        {
          when: (facts) => facts.tags.includes("conversational"),
          kind: "usage",
          language: "python",
          title: "Chat",
          render: (facts, python) => `from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename="{{GGUF_FILE}}")

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Complete a text",
          render: (facts, python) => `from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="${python.inDouble(facts.id)}", filename="{{GGUF_FILE}}")

output = llm(
    "The old lighthouse keeper opened the letter and",
    max_tokens=512,
    echo=True,
)
print(output)`,
        },
      ],
    },
  ],
};
