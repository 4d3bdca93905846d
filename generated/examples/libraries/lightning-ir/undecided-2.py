from lightning_ir import BiEncoderModule

# For a cross-encoder, write CrossEncoderModule in both places.
model = BiEncoderModule("acme/ranker")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)
