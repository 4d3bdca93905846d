# The extra is for agents that play Doom; there are also mujoco, atari and others.
pip install -U "sample-factory[vizdoom]"
