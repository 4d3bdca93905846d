// Generated – do not edit.
// source:    spec/libraries/videoprism.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of videoprism: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install git+https://github.com/google-deepmind/videoprism.git`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `import jax
import jax.numpy as jnp
from videoprism import models as vp

# Known are the repositories google/videoprism-* and their configuration names.
flax_model = vp.get_model("${python.inDouble(facts.id)}")
loaded_state = vp.load_pretrained_weights("${python.inDouble(facts.id)}")


@jax.jit
def forward_fn(inputs, train=False):
    return flax_model.apply(loaded_state, inputs, train=train)


# One video of 16 frames of 288 x 288 pixels, red, green and blue from 0 to 1.
video = jnp.zeros((1, 16, 288, 288, 3))
embeddings = forward_fn(video)[0]
print(embeddings.shape)`,
    },
  ],
};
