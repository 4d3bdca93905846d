# Downloads the weights opendde_v1 into this folder.
export OPENDDE_ROOT_DIR=~/.cache/opendde

# Writes the structures into the folder output. To use your own weights,
# add: --load_checkpoint_path path/to/weights.pt
opendde pred -i examples/example_without_msa.json -o ./output -n opendde_v1 \
  --use_msa false --use_template false --use_rna_msa false
