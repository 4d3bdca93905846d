# The extra vizdoom is for agents that play Doom. Other extras are mujoco and atari.
pip install -U "sample-factory[vizdoom]"
