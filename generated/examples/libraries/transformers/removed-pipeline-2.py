# Version 5 of transformers has no pipeline for "summarization" any more. Load the model directly,
# as shown in the next block, or keep version 4: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("summarization", model="acme/short-story")
