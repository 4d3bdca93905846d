# Run this in the folder of the clone.
python scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox.h5

# Writes the image in two formats: cbox_view_0.png and cbox_view_0.exr.
python infer.py --h5_file tmp/cbox.h5 --model_id microsoft/renderformer-v1.1-swin-large --output_dir output
