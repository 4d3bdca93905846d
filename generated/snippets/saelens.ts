// Generated – do not edit.
// source:    spec/libraries/saelens.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of saelens: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U sae-lens`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the autoencoder",
      render: (facts, python) => `from sae_lens import SAE

# The release is a repository, or a known name such as "gpt2-small-res-jb".
# The autoencoder is named by its folder in there.
sae = SAE.from_pretrained(
    release="${python.inDouble(facts.id)}",
    sae_id="blocks.8.hook_resid_pre",
)
print(sae.cfg)`,
    },
  ],
};
