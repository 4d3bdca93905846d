// Generated – do not edit.
// source:    spec/libraries/colpali.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ID_PATTERN = /[Cc]ol[Qq]wen2[.]5/u;

const ID_PATTERN_2 = /[Cc]ol[Qq]wen2/u;

/** Rules of colpali: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U colpali-engine pillow`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => ID_PATTERN.test(facts.id),
          kind: "usage",
          language: "python",
          title: "Find pages",
          render: (facts, python) => `import torch
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
print(scores)  # one row for each query, one column for each page`,
        },
        {
          when: (facts) => ID_PATTERN_2.test(facts.id),
          kind: "usage",
          language: "python",
          title: "Find pages",
          render: (facts, python) => `import torch
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
print(scores)  # one row for each query, one column for each page`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Find pages",
          render: (facts, python) => `import torch
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
print(scores)  # one row for each query, one column for each page`,
        },
      ],
    },
  ],
};
