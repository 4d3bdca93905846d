from matanyone import InferenceCore

processor = InferenceCore("PeiqingYang/MatAnyone")

# The mask is an image. It is white where the person is in the first frame.
foreground_path, alpha_path = processor.process_video(
    input_path="path/to/video.mp4",
    mask_path="path/to/mask.png",
    output_path="outputs",
)
print(foreground_path, alpha_path)
