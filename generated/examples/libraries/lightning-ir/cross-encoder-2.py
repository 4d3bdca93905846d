from lightning_ir import CrossEncoderModule

model = CrossEncoderModule("acme/close-reader")

output = model.score(
    "How is cheese made?",
    [
        "Rennet turns milk into curds, which are pressed and left to ripen.",
        "Goats climb better than sheep.",
        "Butter is churned from cream.",
    ],
)
print(output.scores)
