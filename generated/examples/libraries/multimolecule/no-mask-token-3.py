# The import registers the model in transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("fill-mask", model="acme/guess-dna")
for answer in predictor("ACGT<mask>ACGT"):
    print(answer)
