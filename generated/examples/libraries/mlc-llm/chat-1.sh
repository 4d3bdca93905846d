pip install --pre -U -f https://mlc.ai/wheels mlc-llm-nightly-cpu mlc-ai-nightly-cpu
# With a GPU, take the packages for it instead: https://llm.mlc.ai/docs/install/mlc_llm.html
