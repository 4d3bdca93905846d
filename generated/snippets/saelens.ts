// Generated – do not edit.
// source:    spec/libraries/saelens.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use saelens with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U sae-lens`);
  show("1", "usage", "python", "Find the features of a sentence", `from sae_lens import SAE, HookedSAETransformer

# release is a repository id, or a known name such as "gpt2-small-res-jb".
# sae_id is the folder of the autoencoder in the repository.
sae = SAE.from_pretrained(
    release="${python.inDouble(facts.id)}",
    sae_id="blocks.8.hook_resid_pre",
)
hook = sae.cfg.metadata.hook_name
model = HookedSAETransformer.from_pretrained(sae.cfg.metadata.model_name)

_, cache = model.run_with_cache("The kettle whistles in the kitchen.", names_filter=[hook])
features = sae.encode(cache[hook])

# The five strongest features of the last token
strengths, indices = features[0, -1].topk(5)
print(indices.tolist(), strengths.tolist())`);
};
