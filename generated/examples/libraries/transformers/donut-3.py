from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("naver-clova-ix/donut-base-finetuned-docvqa")
model = AutoModelForImageTextToText.from_pretrained("naver-clova-ix/donut-base-finetuned-docvqa", device_map="auto")

image = load_image("https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png")
prompt = "<s_docvqa><s_question>What is the invoice number?</s_question><s_answer>"
pixels = processor(image, return_tensors="pt").pixel_values.to(model.device)
start = processor.tokenizer(prompt, add_special_tokens=False, return_tensors="pt").input_ids.to(model.device)
outputs = model.generate(pixels, decoder_input_ids=start, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
