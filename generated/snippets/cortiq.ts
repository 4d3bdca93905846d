// Generated – do not edit.
// source:    spec/libraries/cortiq.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of cortiq: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `cargo install cortiq-cli
pip install -U huggingface_hub`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Download the model",
      render: (facts, bash) => `# A repository may hold several quantizations. Pick one file of the list;
# the other commands call it FILE.cmf.
hf download ${bash.inWord(facts.id)} --include "*.cmf" --local-dir .
ls *.cmf`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.pipeline_tag === "text-to-image",
          kind: "usage",
          language: "bash",
          title: "Make an image",
          render: () => `cortiq imagine FILE.cmf --prompt "A red kite above a field of barley" --out kite.ppm`,
        },
        {
          when: (facts) => facts.pipeline_tag === "text-to-video",
          kind: "usage",
          language: "bash",
          title: "Make a video",
          render: () => `cortiq animate FILE.cmf --prompt "Waves roll onto a stony beach" --out waves.avi`,
        },
        {
          when: (facts) => facts.pipeline_tag === "text-to-audio",
          kind: "usage",
          language: "bash",
          title: "Make a song",
          render: () => `cortiq music FILE.cmf \\
  --prompt "folk, acoustic guitar, calm voice" \\
  --lyrics "[verse] The kettle sings, the snow comes down [chorus] Stay in, the whole day long" \\
  --seconds 20 \\
  --out song.wav`,
        },
        {
          pick: "all",
          rules: [
            {
              kind: "usage",
              language: "bash",
              title: "Ask a question",
              render: () => `cortiq run FILE.cmf --prompt "Why do leaves turn red in autumn?"`,
            },
            {
              kind: "usage",
              language: "bash",
              title: "Serve the model",
              render: () => `# Speaks the OpenAI API at http://localhost:8080/v1
cortiq serve FILE.cmf --port 8080`,
            },
          ],
        },
      ],
    },
  ],
};
