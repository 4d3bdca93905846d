# Put the first picture of the story into data/image/george_full, and into
# data/json/val.jsonl one line with its name and its sentence:
# {"images": ["start.png"], "captions": ["A small monkey finds a red kite."]}
# Writes the texts and pictures of the story to the folder output.
python src/inference/gen_george.py
