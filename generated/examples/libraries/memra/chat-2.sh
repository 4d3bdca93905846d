# Several GGUF files in the repository? Append a colon and a part of one file's name.
MEMRA_CHAT=1 run-gen hf:acme/talker-27b-NVFP4-GGUF \
  --prompt "Explain in two sentences how a sailing boat moves against the wind."
