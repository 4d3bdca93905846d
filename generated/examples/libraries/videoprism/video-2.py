import jax
import jax.numpy as jnp
from videoprism import models as vp

# Known are the repositories google/videoprism-* and their configuration names.
flax_model = vp.get_model("acme/videoprism-base-f16r288")
loaded_state = vp.load_pretrained_weights("acme/videoprism-base-f16r288")


@jax.jit
def forward_fn(inputs, train=False):
    return flax_model.apply(loaded_state, inputs, train=train)


# One video of 16 frames of 288 x 288 pixels, red, green and blue from 0 to 1.
video = jnp.zeros((1, 16, 288, 288, 3))
embeddings = forward_fn(video)[0]
print(embeddings.shape)
