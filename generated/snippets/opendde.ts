// Generated – do not edit.
// source:    spec/libraries/opendde.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use opendde with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.11, 3.12 or 3.13.
pip install -U "opendde[gpu]"
opendde doctor

# The source code contains sample inputs.
git clone https://github.com/aurekaresearch/OpenDDE.git
cd OpenDDE`);
  show("1", "usage", "bash", "Predict a structure", `# Downloads the weights opendde_v1 into this folder.
export OPENDDE_ROOT_DIR=~/.cache/opendde

# Writes the structures into the folder output. To use your own weights,
# add: --load_checkpoint_path path/to/weights.pt
opendde pred -i examples/example_without_msa.json -o ./output -n opendde_v1 \\
  --use_msa false --use_template false --use_rna_msa false`);
};
