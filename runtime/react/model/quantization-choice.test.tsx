import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ModelRecord } from "../../../generated/records.ts";
import { ggufFiles, versionFit } from "../../apps/fit.ts";
import { contextOf, QuantizationChoice } from "./quantization-choice.tsx";

const MODEL: ModelRecord = {
  id: "acme/tiny-chat-GGUF",
  siblings: [{ rfilename: "tiny-chat-Q4_K_M.gguf", size: 4.92e9 }],
};
const CONFIG = {
  num_hidden_layers: 32,
  hidden_size: 4096,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  vocab_size: 128_256,
  max_position_embeddings: 131_072,
};

/** Returns the words below the choices. */
function advice(model: ModelRecord, memory: string, context: string): string {
  const [chosen] = ggufFiles(model);
  if (chosen === undefined) throw new Error("no file");
  const machine = { memory: Number(memory), contextLength: contextOf(context) };
  const html = renderToStaticMarkup(
    <QuantizationChoice
      files={[chosen]}
      chosen={chosen}
      memory={memory}
      context={context}
      fitOf={(file) => versionFit(file, model, machine)}
      onFile={() => undefined}
      onMachine={() => undefined}
    />,
  );
  return /<p class="[^"]*">(.*)<\/p>/.exec(html)?.[1]?.trim() ?? "";
}

const LAYERS = { ...MODEL, config: CONFIG as object };

test.each([
  [MODEL, "", "", "Choose the memory of your graphics card"],
  [MODEL, "8", "32768", "runs in 8 GB with room to spare. The record does not describe the model&#x27;s layers"],
  [LAYERS, "8", "", "runs in 8 GB with room to spare. A context of 4,096 tokens is counted (0.5 GB). At most"],
  [
    LAYERS,
    "8",
    "32768",
    "does not fit into 8 GB. Choose a smaller quantization or a smaller model. A context of 32,768",
  ],
  [LAYERS, "8", "a lot", "A context of 4,096 tokens is counted"],
])("%j in %s GB with a context of %s: %s", (model, memory, context, words) => {
  expect(advice(model, memory, context)).toContain(words);
});
