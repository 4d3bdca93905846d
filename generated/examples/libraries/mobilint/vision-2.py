from mblt_model_zoo.vision import MBLT_Engine

image_path = "path/to/image.png"
model = MBLT_Engine(model_cls="leaf-net-50", model_type="DEFAULT", model_path="", core_mode="global8")
try:
    output = model(model.preprocess(image_path))
    result = model.postprocess(output)
    # Draws the labels, bounding boxes or mask on a copy of the image.
    result.plot(source_path=image_path, save_path="result.jpg")
finally:
    # Releases the accelerator, also after an error.
    model.dispose()
