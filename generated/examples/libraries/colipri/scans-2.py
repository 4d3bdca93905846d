from colipri import ZeroShotImageClassificationPipeline, get_processor, load_sample_ct

processor = get_processor()
pipeline = ZeroShotImageClassificationPipeline("microsoft/colipri", processor)

image = load_sample_ct()
print(pipeline(image, ["Fluid around the lungs", "Healthy lungs"]))
