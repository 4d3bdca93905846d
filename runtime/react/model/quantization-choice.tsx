import type { ReactNode } from "react";
import { Choice } from "../page/tabs.tsx";
import type { GgufFile, Verdict } from "./local-apps.ts";

/** Sizes of memory to choose from, in GB. */
const MEMORY_SIZES = ["4", "6", "8", "12", "16", "24", "32", "48", "64", "80", "96", "128", "192", "256", "512"];

interface QuantizationChoiceProps {
  readonly files: readonly GgufFile[];
  readonly chosen: GgufFile;
  /** Memory in GB. Empty if the reader has not chosen a size. */
  readonly memory: string;
  readonly verdictOf: (file: GgufFile, memory: number) => Verdict | undefined;
  readonly onFile: (file: string) => void;
  readonly onMemory: (memory: string) => void;
}

/** A choice of quantizations. Shows whether the chosen quantization fits into the memory of the machine. */
export function QuantizationChoice(props: QuantizationChoiceProps): ReactNode {
  const { files, chosen, memory, verdictOf, onFile, onMemory } = props;
  const verdict = verdictOf(chosen, Number(memory));
  const wordsOf = (file: GgufFile): string =>
    [file.label, sizeOf(file), verdictOf(file, Number(memory))].filter((part) => part !== undefined).join(", ");
  return (
    <>
      <div className="hs-choice">
        <Choice
          label="Quantization"
          value={chosen.file}
          choices={files.map((file) => [file.file, wordsOf(file)])}
          onChange={onFile}
        />
        <Choice
          label="Memory"
          value={MEMORY_SIZES.includes(memory) ? memory : ""}
          choices={[["", "not given"], ...MEMORY_SIZES.map((size) => [size, `${size} GB`] as const)]}
          onChange={onMemory}
        />
      </div>
      <p className={verdict === "too large" ? "hs-warning" : "hs-note"}>{adviceOf(chosen, memory, verdict)}</p>
    </>
  );
}

function adviceOf({ label, size }: GgufFile, memory: string, verdict: Verdict | undefined): string {
  if (size === undefined) return `The size of ${label} is not known.`;
  switch (verdict) {
    case "runs":
      return `${label} runs in ${memory} GB with room for a conversation.`;
    case "tight":
      return `${label} fits into ${memory} GB, but leaves little room. Close other programs, or choose a smaller file.`;
    case "too large":
      return `${label} does not fit into ${memory} GB. Choose a smaller quantization or a smaller model.`;
    case undefined:
      return `Choose the memory of your graphics card, or of an Apple machine, to see what fits.`;
  }
}

function sizeOf({ size }: GgufFile): string | undefined {
  return size === undefined ? undefined : `about ${(size / 1e9).toFixed(size < 1e10 ? 1 : 0)} GB`;
}
