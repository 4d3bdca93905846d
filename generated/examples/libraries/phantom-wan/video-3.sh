# Run this in the folder of the clone. For the small model, use --task s2v-1.3B and
# --phantom_ckpt Phantom-Wan-Models/Phantom-Wan-1.3B.pth.
python generate.py \
  --task s2v-14B \
  --size "832*480" \
  --frame_num 121 \
  --sample_fps 24 \
  --ckpt_dir Wan2.1-T2V-1.3B \
  --phantom_ckpt Phantom-Wan-Models \
  --ref_image "path/to/potter.png,path/to/vase.png" \
  --prompt "A potter in a blue apron lifts a tall white vase from the wheel." \
  --save_file video.mp4
