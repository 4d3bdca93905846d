# If the base model is gated, accept its conditions at https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct
# and log in with: hf auth login
pip install -U peft transformers accelerate
