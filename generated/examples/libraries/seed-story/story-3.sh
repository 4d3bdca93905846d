# Put the first image of the story into data/image/george_full. Write a line
# with the image's file name and sentence into data/json/val.jsonl:
# {"images": ["start.png"], "captions": ["A small monkey finds a red kite."]}
# Writes the texts and images of the story to the folder output.
python src/inference/gen_george.py
