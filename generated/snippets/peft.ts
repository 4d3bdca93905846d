// Generated – do not edit.
// source:    spec/libraries/peft.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const PEFT_BASE_PATTERN = /whisper|s2t|seamless-m4t|speecht5_asr/u;

/** Shows how to install and use peft with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (!(facts.peft_class !== "")) {
    show("0", "message", "text", "", "Task type is invalid.");
  } else if ((!(facts.peft_base !== "" || facts.tagged_base !== "")) && facts.base_model === "fill-in-base-model") {
    show("1", "message", "text", "", "Base model is not found.");
  } else if (facts.peft_class !== "") {
    show("2.0", "install", "bash", "Install", `# If the base model is gated, accept its conditions at https://huggingface.co/${facts.peft_base !== "" ? `${bash.inComment(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${bash.inComment(facts.tagged_base)}` : `${bash.inComment(facts.base_model)}`}`}
# and log in with: hf auth login
pip install -U peft transformers accelerate${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
    if (facts.peft_task === "SEQ_2_SEQ_LM" && (facts.pipeline_tag === "automatic-speech-recognition" || PEFT_BASE_PATTERN.test(facts.peft_base))) {
      show("2.1.0", "usage", "python", "", `from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}")
model = AutoModelForSpeechSeq2Seq.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}", device_map="auto")
# The class PeftModel of PEFT 0.21 does not work with sequence-to-sequence models
# in transformers 5.18, so this code calls load_adapter.
model.load_adapter("${python.inDouble(facts.id)}")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])`);
    } else if (facts.peft_task === "CAUSAL_LM" && facts.tags.includes("conversational")) {
      show("2.1.1", "usage", "python", "", `from peft import PeftModel
from transformers import ${facts.peft_class}, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}")
base_model = ${facts.peft_class}.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}", device_map="auto")
model = PeftModel.from_pretrained(base_model, "${python.inDouble(facts.id)}")

messages = [{"role": "user", "content": "${facts.chat_question !== "" ? `${python.inDouble(facts.chat_question)}` : `Which herbs grow well on a balcony?`}"}]
inputs = tokenizer.apply_chat_template(
    messages, add_generation_prompt=True, return_dict=True, return_tensors="pt"
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))`);
    } else if (facts.peft_task === "SEQ_2_SEQ_LM") {
      show("2.1.2", "usage", "python", "", `from transformers import ${facts.peft_class}, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}")
model = ${facts.peft_class}.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}", device_map="auto")
# The class PeftModel of PEFT 0.21 does not work with sequence-to-sequence models
# in transformers 5.18, so this code calls load_adapter.
model.load_adapter("${python.inDouble(facts.id)}")

inputs = tokenizer("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.peft_task === "CAUSAL_LM") {
      show("2.1.3", "usage", "python", "", `from peft import PeftModel
from transformers import ${facts.peft_class}, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}")
base_model = ${facts.peft_class}.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}", device_map="auto")
model = PeftModel.from_pretrained(base_model, "${python.inDouble(facts.id)}")

inputs = tokenizer("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The old lighthouse keeper had never seen`}", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))`);
    } else if (facts.peft_task === "TOKEN_CLS") {
      show("2.1.4", "usage", "python", "", `from peft import PeftModel
from transformers import ${facts.peft_class}, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}")
base_model = ${facts.peft_class}.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}", device_map="auto")
model = PeftModel.from_pretrained(base_model, "${python.inDouble(facts.id)}")

inputs = tokenizer("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
labels = model(**inputs).logits.argmax(-1)[0].tolist()
tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, labels):
    print(token, model.config.id2label[label])`);
    } else {
      show("2.1.5", "usage", "python", "", `from peft import PeftModel
from transformers import ${facts.peft_class}, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}")
base_model = ${facts.peft_class}.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${facts.tagged_base !== "" ? `${python.inDouble(facts.tagged_base)}` : `${python.inDouble(facts.base_model)}`}`}", device_map="auto")
model = PeftModel.from_pretrained(base_model, "${python.inDouble(facts.id)}")

inputs = tokenizer("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}", return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))`);
    }
  }
};
