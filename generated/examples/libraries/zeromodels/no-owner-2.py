import os

# Before the import below: jax, torch or tensorflow
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels import AutoZModel

# For results rather than features, zeromodels.auto has AutoZMImageClassify, AutoZMDetect,
# AutoZMSemanticSegment and AutoZMTextGenerate.
model = AutoZModel.from_weights("garden-vit")
