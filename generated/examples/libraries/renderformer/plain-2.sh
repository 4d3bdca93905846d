# Run this in the folder of the clone.
python scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox.h5

# Writes cbox_view_0.png, and the same image as cbox_view_0.exr.
python infer.py --h5_file tmp/cbox.h5 --model_id acme/renderer-base --output_dir output
