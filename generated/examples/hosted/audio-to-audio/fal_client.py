import base64

import fal_client

# reads the key from the environment variable FAL_KEY
client = fal_client.SyncClient()

with open("recording.wav", "rb") as source:
    encoded = base64.b64encode(source.read()).decode()

result = client.subscribe(
    "acme/tiny-model",
    arguments={"audio_url": f"data:audio/x-wav;base64,{encoded}"},
)
print(result["audio"]["url"])
