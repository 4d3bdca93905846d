from peft import PeftModel
from transformers import AutoModelForSpeechSeq2Seq

base_model = AutoModelForSpeechSeq2Seq.from_pretrained("acme/whisper-small")
model = PeftModel.from_pretrained(base_model, "acme/frisian-lora-2")
