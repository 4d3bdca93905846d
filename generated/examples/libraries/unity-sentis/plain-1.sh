# Run this in the folder of the Unity project.
hf download acme/face-points --include "*.sentis" "*.onnx" --local-dir Assets
