from mblt_model_zoo.vision import MBLT_Engine

model = MBLT_Engine(model_cls="leaf-net-50", model_type="DEFAULT", model_path="", core_mode="global8")
try:
    image = model.preprocess("path/to/image.png")
    output = model(image)
    result = model.postprocess(output)
    print(result)
finally:
    # Frees the accelerator, after an error too.
    model.dispose()
