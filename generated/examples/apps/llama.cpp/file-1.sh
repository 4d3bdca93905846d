curl -LsSf https://llama.app/install.sh | sh
