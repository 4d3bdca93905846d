# The extra is for agents that play Doom. Others are mujoco and atari.
pip install -U "sample-factory[vizdoom]"
