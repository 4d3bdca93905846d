# The weights opendde_v1 are downloaded into this folder.
export OPENDDE_ROOT_DIR=~/.cache/opendde

# Writes the structures into the folder output. For weights of your own,
# add: --load_checkpoint_path path/to/weights.pt
opendde pred -i examples/example_without_msa.json -o ./output -n opendde_v1 \
  --use_msa false --use_template false --use_rna_msa false
