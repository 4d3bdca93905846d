from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("tomaarsen/span-marker-bert-base-fewnerd-fine-super")

for entity in model.predict("Ines moved from Porto to Oslo and now repairs bicycles."):
    print(entity["span"], entity["label"])
