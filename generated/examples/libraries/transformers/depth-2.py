from transformers import pipeline

pipe = pipeline("depth-estimation", model="acme/how-far")

result = pipe("http://images.cocodataset.org/val2017/000000039769.jpg")
result["depth"].save("depth.png")
