from pruna import PrunaModel
from transformers import AutoFeatureExtractor

extractor = AutoFeatureExtractor.from_pretrained("acme/bird-song", trust_remote_code=True)
model = PrunaModel.from_pretrained("acme/bird-song", trust_remote_code=True, device_map="auto")
