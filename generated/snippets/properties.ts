// Generated – do not edit.
// source:    spec/properties/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** The rules of the properties of records. Their code comes before the code of every library. */
export const PROPERTIES: readonly Rules[] = [
  (facts, { bash }, show) => {
    if (facts.gated) {
      show("0", "install", "bash", "Get access", `# First accept the conditions at https://huggingface.co/${bash.inComment(facts.id)}
# Then log in with an access token. Programs can read the token from HF_TOKEN instead.
pip install -U huggingface_hub
hf auth login`);
    }
  },
];
