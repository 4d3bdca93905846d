import torch
from colpali_engine.models import ColPali, ColPaliProcessor
from PIL import Image

model = ColPali.from_pretrained("acme/colpali-pages", device_map="auto").eval()
processor = ColPaliProcessor.from_pretrained("acme/colpali-pages")

images = [Image.open("path/to/page.png")]
queries = ["In which year did the harbour open?"]

with torch.no_grad():
    image_embeddings = model(**processor.process_images(images).to(model.device))
    query_embeddings = model(**processor.process_queries(queries).to(model.device))
scores = processor.score_multi_vector(query_embeddings, image_embeddings)
print(scores)  # one row for each query, and one column for each page
