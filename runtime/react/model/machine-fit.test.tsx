import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CONFIG } from "../../mock/models.ts";
import type { ModelRecord } from "../../../generated/records.ts";
import { adviceWords, assumedWords, rowsOf } from "./local-apps.ts";
import { contextOf, MachineFit } from "./machine-fit.tsx";

const MODEL: ModelRecord = {
  id: "acme/tiny-chat-GGUF",
  gguf: { total: 8_030_261_248 },
  siblings: [{ rfilename: "tiny-chat-Q4_K_M.gguf", size: 4.92e9 }],
};
/** Returns the text of the bars, and the advice about the version with 4 bits. */
function shown(config: object | undefined, memory: string, context: string, isAsking = false): string {
  const machine = { memory: Number(memory), contextLength: contextOf(context), config: config as typeof CONFIG };
  const rows = rowsOf([MODEL], machine);
  const last = rows.at(-1);
  const html = renderToStaticMarkup(
    <>
      <MachineFit
        rows={rows}
        sizes={[8, 12]}
        selection={{ memory, context }}
        note={assumedWords(rows, isAsking)}
        onMachine={() => undefined}
      />
      {last?.fit && <p>{adviceWords(last.label, last.fit)}</p>}
    </>,
  );
  const words = html.replaceAll(/<select.*?<\/select>/g, "").replaceAll(/<[^>]+>/g, " ");
  return words.replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
}

test.each([
  [
    undefined,
    "",
    "",
    "16-bit F16 16.1 GB 8-bit Q8_0 8.5 GB 4-bit Q4_K_M 4.9 GB Choose the memory of your graphics card",
  ],
  [undefined, "8", "32768", "4-bit Q4_K_M 4.9 GB, runs, 65 % The context is not counted: no config.json"],
  [CONFIG, "8", "", "A context of 4,096 tokens is counted (0.5 GB). Q4_K_M runs in 8 GB with room to spare. At most"],
  [CONFIG, "8", "32768", "Q8_0 8.5 GB, too large, 157 % 4-bit Q4_K_M 4.9 GB, too large, 115 %"],
  [CONFIG, "8", "32768", "Q4_K_M does not fit into 8 GB. Choose a smaller quantization or a smaller model."],
  [CONFIG, "12", "32768", "4-bit Q4_K_M 4.9 GB, runs, 77 %"],
  [CONFIG, "8", "a lot", "A context of 4,096 tokens is counted"],
])("the config.json %j in %s GB with a context of %s: %s", (config, memory, context, words) => {
  expect(shown(config, memory, context)).toContain(words);
});

test("while the hub is asked, the context is not said to be counted", () => {
  expect(shown(undefined, "8", "", true)).toContain("Asking the hub how much memory the model needs…");
});
