from transformers import pipeline

pipe = pipeline("image-segmentation", model="nvidia/segformer-b0-finetuned-ade-512-512")

segments = pipe("http://images.cocodataset.org/val2017/000000039769.jpg")
for number, segment in enumerate(segments):
    print(number, segment["label"])
    segment["mask"].save(f"mask-{number}.png")
