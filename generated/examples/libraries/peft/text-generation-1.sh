# If the base model is gated, accept its conditions at https://huggingface.co/acme/talker-8b
# and log in with: hf auth login
pip install -U peft transformers accelerate
