from paddleocr import DocVLM

model = DocVLM(model_name="receipt-reader")
output = model.predict(
    input={"image": "path/to/image.png", "query": "Which date is printed on this receipt?"},
    batch_size=1,
)
for result in output:
    result.print()
    result.save_to_json(save_path="./output/res.json")
