import outetts

config = outetts.ModelConfig(
    model_path="OuteTTS-0.2-500M",
    tokenizer_path="OuteTTS-0.2-500M",
    interface_version=outetts.InterfaceVersion.V1,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)

# These models have no built-in voice. Use a recording of 10 to 15 seconds.
speaker = tts.create_speaker(
    "path/to/voice.wav",
    transcript="Write here what the recording says.",
)

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")
