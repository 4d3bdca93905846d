// Generated – do not edit.
// source:    spec/libraries/opendde.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of opendde: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U "opendde[gpu]"
opendde doctor`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Predict a structure",
      render: () => `# Missing weights are downloaded into this folder.
export OPENDDE_ROOT_DIR=~/.cache/opendde

# A sample input is examples/cofold/example.json in the source code's repository.
# For weights of your own, add: --load_checkpoint_path path/to/weights.pt
opendde pred -i path/to/input.json -o ./output -n opendde_v1`,
    },
  ],
};
