# Run this in the folder of the clone.
from models.voicecraft import VoiceCraft

model = VoiceCraft.from_pretrained("acme/voice-330M")
