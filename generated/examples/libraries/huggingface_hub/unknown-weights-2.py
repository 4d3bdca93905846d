from huggingface_hub import snapshot_download

folder = snapshot_download("acme/weights-only")
print(folder)
