# If the base model is gated, accept its conditions at https://huggingface.co/acme/translator
# and log in with: hf auth login
pip install -U peft transformers accelerate
