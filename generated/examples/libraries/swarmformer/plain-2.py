from swarmformer import SwarmFormerModel

model = SwarmFormerModel.from_pretrained("acme/beehive-small")
