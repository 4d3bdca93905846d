from pxia import AutoModel

model = AutoModel.from_pretrained("acme/small-gpt")
print(model)
