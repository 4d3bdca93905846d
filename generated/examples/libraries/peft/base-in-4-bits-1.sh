# If the base model is gated, accept its conditions at https://huggingface.co/unsloth/mistral-7b-bnb-4bit
# and log in with: hf auth login
pip install -U peft transformers accelerate
