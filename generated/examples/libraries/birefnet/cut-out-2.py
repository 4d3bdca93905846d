from transformers import AutoModelForImageSegmentation

birefnet = AutoModelForImageSegmentation.from_pretrained("acme/outline-hd", trust_remote_code=True)
