from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL(pipeline_version="v1.5")
output = pipeline.predict("path/to/image.png")
for result in output:
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")
