# The import registers the pipeline in transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("rna-secondary-structure", model="acme/fold-rna")
output = predictor("GGGCUAUUAGCUCAGUUGGUUAGAGC")
print(output["secondary_structure"])
