# If the base model is gated, accept its conditions at https://huggingface.co/acme/whisper-small
# and log in with: hf auth login
pip install -U peft transformers accelerate
