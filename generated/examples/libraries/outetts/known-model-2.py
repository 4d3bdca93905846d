import outetts

config = outetts.ModelConfig.auto_config(
    model=outetts.Models("OuteTTS-1.0-0.6B"),
    backend=outetts.Backend.HF,
)
tts = outetts.Interface(config=config)
speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

generation = outetts.GenerationConfig(
    text="The ferry to the island leaves at noon.",
    speaker=speaker,
)
tts.generate(config=generation).save("output.wav")
