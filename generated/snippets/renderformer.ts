// Generated – do not edit.
// source:    spec/libraries/renderformer.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use renderformer with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `git clone https://github.com/microsoft/renderformer
cd renderformer
pip install -r requirements.txt
# Downloads FreeImage, which reads and writes images with a high dynamic range.
python -c "import imageio; imageio.plugins.freeimage.download()"`);
  show("1", "usage", "bash", "Render a scene", `# Run this in the folder of the clone.
python scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox.h5

# Writes the image in two formats: cbox_view_0.png and cbox_view_0.exr.
python infer.py --h5_file tmp/cbox.h5 --model_id ${bash.inWord(facts.id)} --output_dir output`);
};
