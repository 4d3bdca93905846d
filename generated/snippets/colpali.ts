// Generated – do not edit.
// source:    spec/libraries/colpali.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /[Cc]ol[Qq]wen2[.]5/u;

const ID_PATTERN_2 = /[Cc]ol[Qq]wen2/u;

/** Shows how to install and use colpali with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U colpali-engine pillow`);
  if (ID_PATTERN.test(facts.id)) {
    show("1.0", "usage", "python", "Find pages", `import torch
from colpali_engine.models import ColQwen2_5, ColQwen2_5_Processor
from PIL import Image

model = ColQwen2_5.from_pretrained("${python.inDouble(facts.id)}", device_map="auto").eval()
processor = ColQwen2_5_Processor.from_pretrained("${python.inDouble(facts.id)}")

images = [Image.open("path/to/page.png")]
queries = ["In which year did the harbour open?"]

with torch.no_grad():
    image_embeddings = model(**processor.process_images(images).to(model.device))
    query_embeddings = model(**processor.process_queries(queries).to(model.device))
scores = processor.score_multi_vector(query_embeddings, image_embeddings)
print(scores)  # one row for each query, and one column for each page`);
  } else if (ID_PATTERN_2.test(facts.id)) {
    show("1.1", "usage", "python", "Find pages", `import torch
from colpali_engine.models import ColQwen2, ColQwen2Processor
from PIL import Image

model = ColQwen2.from_pretrained("${python.inDouble(facts.id)}", device_map="auto").eval()
processor = ColQwen2Processor.from_pretrained("${python.inDouble(facts.id)}")

images = [Image.open("path/to/page.png")]
queries = ["In which year did the harbour open?"]

with torch.no_grad():
    image_embeddings = model(**processor.process_images(images).to(model.device))
    query_embeddings = model(**processor.process_queries(queries).to(model.device))
scores = processor.score_multi_vector(query_embeddings, image_embeddings)
print(scores)  # one row for each query, and one column for each page`);
  } else {
    show("1.2", "usage", "python", "Find pages", `import torch
from colpali_engine.models import ColPali, ColPaliProcessor
from PIL import Image

model = ColPali.from_pretrained("${python.inDouble(facts.id)}", device_map="auto").eval()
processor = ColPaliProcessor.from_pretrained("${python.inDouble(facts.id)}")

images = [Image.open("path/to/page.png")]
queries = ["In which year did the harbour open?"]

with torch.no_grad():
    image_embeddings = model(**processor.process_images(images).to(model.device))
    query_embeddings = model(**processor.process_queries(queries).to(model.device))
scores = processor.score_multi_vector(query_embeddings, image_embeddings)
print(scores)  # one row for each query, and one column for each page`);
  }
};
