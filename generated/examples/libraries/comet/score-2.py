from comet import download_model, load_from_checkpoint

model = load_from_checkpoint(download_model("Unbabel/wmt22-comet-da"))

# Models that need no reference ignore "ref".
data = [
    {
        "src": "Der Zug fährt heute nicht.",
        "mt": "The train does not run today.",
        "ref": "The train is not running today.",
    }
]
output = model.predict(data, batch_size=8, gpus=0)
print(output.scores)
