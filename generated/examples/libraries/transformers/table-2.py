import pandas
from transformers import pipeline

pipe = pipeline("table-question-answering", model="acme/table-reader")

table = pandas.DataFrame({"name": ["Ana", "Piet"], "age": [41, 38]})
result = pipe(
    table=table.astype(str),
    query="Who is the oldest?",
)
print(result["answer"])
