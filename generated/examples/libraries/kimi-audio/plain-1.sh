pip install "git+https://github.com/MoonshotAI/Kimi-Audio.git" soundfile "transformers<5"
