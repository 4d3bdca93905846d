openclaw onboard --non-interactive --accept-risk --skip-health --mode local \
  --auth-choice custom-api-key --custom-compatibility openai \
  --custom-base-url http://localhost:8080/v1 \
  --custom-provider-id llama-cpp --custom-model-id acme/tiny-agent-GGUF \
  --custom-text-input
