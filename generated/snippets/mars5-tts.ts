// Generated – do not edit.
// source:    spec/libraries/mars5-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mars5-tts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Get the source code",
      render: () => `git clone https://github.com/Camb-ai/MARS5-TTS.git
cd MARS5-TTS
pip install -r requirements.txt`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `# Run this in the folder MARS5-TTS.
from inference import Mars5TTS

mars5 = Mars5TTS.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
