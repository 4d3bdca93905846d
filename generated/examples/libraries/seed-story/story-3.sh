# Put the first picture of the story into data/image/george_full. Write a line
# with the picture's name and sentence into data/json/val.jsonl:
# {"images": ["start.png"], "captions": ["A small monkey finds a red kite."]}
# Writes the texts and pictures of the story to the folder output.
python src/inference/gen_george.py
