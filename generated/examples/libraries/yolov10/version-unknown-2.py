# No valid YOLO version among the tags of this model:
# write the right one in place of XX, twice.
from ultralytics import YOLOvXX

model = YOLOvXX.from_pretrained("acme/traffic-spotter-x")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)
