# The import registers the model in transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("fill-mask", model="acme/guess-rna")
for answer in predictor("GGUC<mask>CUCUGGUUAGACCAGAUCUG<mask>CCU"):
    print(answer)
