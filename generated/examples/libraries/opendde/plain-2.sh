# Missing weights are downloaded into this folder.
export OPENDDE_ROOT_DIR=~/.cache/opendde

# A sample input is examples/cofold/example.json in the source code's repository.
# For weights of your own, add: --load_checkpoint_path path/to/weights.pt
opendde pred -i path/to/input.json -o ./output -n opendde_v1
