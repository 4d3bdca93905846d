# If the repository has several GGUF files, append a colon and part of a file name.
MEMRA_CHAT=1 run-gen hf:acme/talker-27b-NVFP4-GGUF \
  --prompt "Explain in two sentences how a sailing boat moves against the wind."
