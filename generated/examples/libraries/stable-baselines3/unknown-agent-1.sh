pip install -U huggingface_sb3 gymnasium stable-baselines3
# LunarLander, BipedalWalker and CarRacing also need: pip install swig "gymnasium[box2d]"
