# Saves the model's spoken response to question.wav in the file answer.wav.
python -m moshi.run_inference --hf-repo kyutai/moshiko-pytorch-bf16 --batch-size 1 question.wav answer.wav
