// Generated – do not edit.
// source:    spec/libraries/jev-style.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of jev-style: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("mlx"),
          kind: "install",
          language: "bash",
          title: "Install (Apple silicon)",
          render: () => `pip install -U "jev-style[mlx]"`,
        },
        {
          when: (facts) => facts.tags.includes("gguf"),
          pick: "all",
          rules: [
            {
              kind: "install",
              language: "bash",
              title: "Install",
              render: () => `pip install -U jev-style`,
            },
            {
              kind: "install",
              language: "bash",
              title: "Build the scorer, once, with a copy of llama.cpp",
              render: (facts, bash) => `# For a 0.8B model. A 2B model brings a scorer of its own, jev-score-v2,
# which is found through JEV_SCORE_V2_BIN.
hf download ${bash.inWord(facts.id)} build_jev_score.sh jev_score.cpp --local-dir jev-score
export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh path/to/llama.cpp | tail -n 1)"`,
            },
          ],
        },
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U "jev-style[torch]"`,
        },
      ],
    },
    {
      kind: "usage",
      language: "python",
      title: "Ask about a text",
      render: (facts, python) => `from jev_style import JevStyle, choice, noul

# For a repository that the package does not list, add trust_remote_code=True:
# the code that the repository brings is then run.
js = JevStyle.from_pretrained("${python.inDouble(facts.id)}")

questions = {
    "is_urgent": noul("Does this have to be dealt with today?"),
    "room": choice("Which room is it about?", ["kitchen", "bathroom", "cellar"]),
}
out = js.decide("Water is dripping from the tap above the sink and the plates are floating.", questions)
print(out["answers"]["room"]["choice"])`,
    },
  ],
};
