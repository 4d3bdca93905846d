// Generated – do not edit.
// source:    spec/libraries/voicecraft.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of voicecraft: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `# Then set up the environment as its README tells.
git clone https://github.com/jasonppy/VoiceCraft.git
cd VoiceCraft`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `# Run this in the folder of the clone.
from models.voicecraft import VoiceCraft

model = VoiceCraft.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
