from paddleocr import ChartParsing

model = ChartParsing(model_name="chart-reader")
output = model.predict(input={"image": "path/to/chart.png"}, batch_size=1)
for result in output:
    result.print()
    result.save_to_json(save_path="./output/res.json")
