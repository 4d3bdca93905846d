from paddleocr import TableCellsDetection

model = TableCellsDetection(model_name="table-cells")
output = model.predict(input="path/to/image.png", batch_size=1)
for result in output:
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/res.json")
