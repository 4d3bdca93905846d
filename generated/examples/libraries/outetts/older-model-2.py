import outetts

config = outetts.ModelConfig(
    model_path="acme/OuteTTS-0.3-1B",
    tokenizer_path="acme/OuteTTS-0.3-1B",
    interface_version=outetts.InterfaceVersion.V2,
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)
speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")
