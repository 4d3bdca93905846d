curl -sSL https://localai.io/install.sh | sh
