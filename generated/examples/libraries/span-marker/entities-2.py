from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("acme/span-names")

for entity in model.predict("Ines moved from Porto to Oslo and now repairs bicycles."):
    print(entity["span"], entity["label"])
