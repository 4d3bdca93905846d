import fal_client

# Reads the API key from the environment variable FAL_KEY
client = fal_client.SyncClient()

result = client.subscribe(
    "acme/tiny-model",
    arguments={"prompt": "lo-fi hip hop, mellow piano, vinyl crackle, slow drums"},
)
print(result["audio_file"]["url"] if "audio_file" in result else result["audio"]["url"])
