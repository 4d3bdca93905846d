from dia2 import Dia2, GenerationConfig, SamplingConfig

dia = Dia2.from_repo("nari-labs/Dia2-2B", device="cuda", dtype="bfloat16")
config = GenerationConfig(
    cfg_scale=2.0,
    audio=SamplingConfig(temperature=0.8, top_k=50),
    use_cuda_graph=True,
)

# [S1] and [S2] are the two speakers.
dia.generate(
    "[S1] Did you water the tomatoes? [S2] Yes, first thing in the morning.",
    config=config,
    output_wav="dialogue.wav",
)
