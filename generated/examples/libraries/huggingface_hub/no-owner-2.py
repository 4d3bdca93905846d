from huggingface_hub import snapshot_download

folder = snapshot_download("weights-only")
print(folder)
