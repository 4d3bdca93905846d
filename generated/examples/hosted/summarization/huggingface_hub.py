import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.summarization(
    text="The town of Harrow Mill reopened its market hall on Saturday after three years of repairs. A fire in the roof had closed the building, which dates from 1904, and engineers then found that two of its iron columns were cracked. The council first planned to pull the hall down, but a petition with nine thousand names persuaded it to save the frame and replace the roof with glass and timber. The work cost 6.2 million pounds, about a tenth more than expected, and most of the money came from a regional fund. Forty traders have returned, together with a small library and a café run by the local college. The mayor said that the hall should pay for its own upkeep within five years.",
    model="acme/tiny-model",
)
print(result)
