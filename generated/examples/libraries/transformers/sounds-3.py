from transformers import AutoFeatureExtractor, AutoModelForAudioClassification

extractor = AutoFeatureExtractor.from_pretrained("acme/bird-song", trust_remote_code=True)
model = AutoModelForAudioClassification.from_pretrained("acme/bird-song", trust_remote_code=True, device_map="auto")
