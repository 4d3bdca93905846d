// Generated – do not edit.
// source:    spec/libraries/cortiq.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use cortiq with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `cargo install cortiq-cli
pip install -U huggingface_hub`);
  show("1", "usage", "bash", "Download the model", `# A repository may contain several quantizations. Choose a file from the list,
# and replace FILE.cmf with its name.
hf download ${bash.inWord(facts.id)} --include "*.cmf" --local-dir .
ls *.cmf`);
  if (facts.pipeline_tag === "text-to-image") {
    show("2.0", "usage", "bash", "Make an image", `cortiq imagine FILE.cmf --prompt "A red kite above a field of barley" --out kite.ppm`);
  } else if (facts.pipeline_tag === "text-to-video") {
    show("2.1", "usage", "bash", "Make a video", `cortiq animate FILE.cmf --prompt "Waves roll onto a stony beach" --out waves.avi`);
  } else if (facts.pipeline_tag === "text-to-audio") {
    show("2.2", "usage", "bash", "Make a song", `cortiq music FILE.cmf \\
  --prompt "folk, acoustic guitar, calm voice" \\
  --lyrics "[verse] The kettle sings, the snow comes down [chorus] Stay in, the whole day long" \\
  --seconds 20 \\
  --out song.wav`);
  } else {
    show("2.3.0", "usage", "bash", "Ask a question", `cortiq run FILE.cmf --prompt "Why do leaves turn red in autumn?"`);
    show("2.3.1", "usage", "bash", "Serve the model", `# Serves the OpenAI API at http://localhost:8080/v1
cortiq serve FILE.cmf --port 8080`);
  }
};
