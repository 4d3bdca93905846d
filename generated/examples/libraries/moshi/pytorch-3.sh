# Writes what the model says while it listens to question.wav.
python -m moshi.run_inference --hf-repo kyutai/moshiko-pytorch-bf16 --batch-size 1 question.wav answer.wav
