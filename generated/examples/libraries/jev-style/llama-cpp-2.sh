# These commands are for a 0.8B model. A 2B model needs the scorer jev-score-v2.
# Set JEV_SCORE_V2_BIN to the path of that scorer.
# Warning: the second line runs a script from the model repository. Read the script first.
hf download acme/house-choices-gguf build_jev_score.sh jev_score.cpp --local-dir jev-score
export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh path/to/llama.cpp | tail -n 1)"
