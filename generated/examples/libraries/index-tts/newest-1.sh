git clone https://github.com/index-tts/index-tts.git
cd index-tts
pip install -U uv
uv sync --all-extras
# Then run your scripts in this folder, with: uv run
