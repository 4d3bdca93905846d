import depth_pro

# Reads the weights from the folder "checkpoints".
model, transform = depth_pro.create_model_and_transforms()
model.eval()

image, _, f_px = depth_pro.load_rgb("path/to/image.png")
prediction = model.infer(transform(image), f_px=f_px)

depth = prediction["depth"]  # metres, for each pixel
focallength_px = prediction["focallength_px"]  # pixels
print("Depth in metres:", float(depth.min()), "to", float(depth.max()))
print("Focal length in pixels:", float(focallength_px))
