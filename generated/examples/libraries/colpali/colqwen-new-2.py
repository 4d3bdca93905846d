import torch
from colpali_engine.models import ColQwen2_5, ColQwen2_5_Processor
from PIL import Image

model = ColQwen2_5.from_pretrained("acme/colqwen2.5-pages", device_map="auto").eval()
processor = ColQwen2_5_Processor.from_pretrained("acme/colqwen2.5-pages")

images = [Image.open("path/to/page.png")]
queries = ["In which year did the harbour open?"]

with torch.no_grad():
    image_embeddings = model(**processor.process_images(images).to(model.device))
    query_embeddings = model(**processor.process_queries(queries).to(model.device))
scores = processor.score_multi_vector(query_embeddings, image_embeddings)
print(scores)  # one row for each query, and one column for each page
