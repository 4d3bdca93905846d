// Generated – do not edit.
// source:    spec/libraries/pythae.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use pythae with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U pythae huggingface_hub`);
  show("1", "usage", "python", "Make new samples", `from pythae.models import AutoModel
from pythae.samplers import NormalSampler

model = AutoModel.load_from_hf_hub("${python.inDouble(facts.id)}")

# Samples from a normal distribution, decodes the samples and writes the images to the folder "samples".
sampler = NormalSampler(model)
samples = sampler.sample(num_samples=4, output_dir="samples")
print(samples.shape)`);
};
