from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("acme/short-story")
model = AutoModelForSeq2SeqLM.from_pretrained("acme/short-story", device_map="auto")
