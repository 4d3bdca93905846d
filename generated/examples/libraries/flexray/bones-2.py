from fxr.inference import FleXraySegmenter

segmenter = FleXraySegmenter.from_pretrained("acme/hand-bones")
prediction = segmenter.predict("path/to/image.png", threshold=0.5)
masks = prediction.masks  # 0 or 1 for each pixel: batch x classes x height x width
print(masks.shape)
