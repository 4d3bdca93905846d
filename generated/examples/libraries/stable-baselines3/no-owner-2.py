from huggingface_sb3 import load_from_hub

checkpoint = load_from_hub(
    repo_id="ppo-hillclimber",
    filename="{MODEL FILENAME}.zip",
)
print(checkpoint)
