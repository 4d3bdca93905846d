// Generated – do not edit.
// source:    spec/libraries/jev-style.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use jev-style with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  if (facts.tags.includes("mlx")) {
    show("0.0", "install", "bash", "Install (Apple silicon)", `pip install -U "jev-style[mlx]"`);
  } else if (facts.tags.includes("gguf")) {
    show("0.1.0", "install", "bash", "Install", `pip install -U jev-style`);
    show("0.1.1", "install", "bash", "Build the scorer, once, with a copy of llama.cpp", `# These commands are for a 0.8B model. A 2B model needs the scorer jev-score-v2.
# Set JEV_SCORE_V2_BIN to the path of that scorer.
# Warning: the second line runs a script from the model repository. Read the script first.
hf download ${bash.inWord(facts.id)} build_jev_score.sh jev_score.cpp --local-dir jev-score
export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh path/to/llama.cpp | tail -n 1)"`);
  } else {
    show("0.2", "install", "bash", "Install", `pip install -U "jev-style[torch]"`);
  }
  show("1", "usage", "python", "Ask about a text", `from jev_style import JevStyle, choice, noul

# For a repository that the package does not list, add trust_remote_code=True.
# Warning: this runs Python code from the model repository. Read the code first.
js = JevStyle.from_pretrained("${python.inDouble(facts.id)}")

questions = {
    "is_urgent": noul("Does this have to be dealt with today?"),
    "room": choice("Which room is it about?", ["kitchen", "bathroom", "cellar"]),
}
out = js.decide("Water is dripping from the tap above the sink and the plates are floating.", questions)
print(out["answers"]["room"]["choice"])`);
};
