import fal_client

# Reads the API key from the environment variable FAL_KEY
client = fal_client.SyncClient()

encoded = fal_client.encode_file("voices.wav")

result = client.subscribe(
    "acme/tiny-model",
    arguments={"audio_url": encoded},
)
print(result["audio"]["url"])
