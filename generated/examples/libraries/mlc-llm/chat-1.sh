pip install --pre -U -f https://mlc.ai/wheels mlc-llm-nightly-cpu mlc-ai-nightly-cpu
# For a GPU, install the packages listed at https://llm.mlc.ai/docs/install/mlc_llm.html
