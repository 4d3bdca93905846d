import type { ReactNode } from "react";
import { Choice } from "../page/tabs.tsx";
import type { GgufFile, VersionFit } from "../../apps/fit.ts";

/** Sizes of memory to choose from, in GB. */
const MEMORY_SIZES = ["4", "6", "8", "12", "16", "24", "32", "48", "64", "80", "96", "128", "192", "256", "512"];

/** Lengths of conversations to choose from, in tokens. The first is the default. */
const CONTEXTS = [
  ["4096", "4k tokens"],
  ["8192", "8k tokens"],
  ["32768", "32k tokens"],
  ["131072", "128k tokens"],
] as const;

/** Returns the number of tokens of a choice. A stored choice may be anything. */
export function contextOf(choice: string): number {
  return Number((CONTEXTS.find(([tokens]) => tokens === choice) ?? CONTEXTS[0])[0]);
}

interface QuantizationChoiceProps {
  readonly files: readonly GgufFile[];
  readonly chosen: GgufFile;
  /** Memory in GB. Empty if the reader has not chosen a size. */
  readonly memory: string;
  /** Length of a conversation in tokens. Empty if the reader has not chosen a length. */
  readonly context: string;
  readonly fitOf: (file: GgufFile) => VersionFit | undefined;
  readonly onFile: (file: string) => void;
  readonly onMachine: (change: { readonly memory?: string; readonly context?: string }) => void;
}

/** A choice of quantizations. Shows whether the chosen quantization fits into the memory of the machine. */
export function QuantizationChoice(props: QuantizationChoiceProps): ReactNode {
  const { files, chosen, memory, context, fitOf, onFile, onMachine } = props;
  const fit = fitOf(chosen);
  const wordsOf = (file: GgufFile): string =>
    [file.label, sizeOf(file), fitOf(file)?.verdict].filter((part) => part !== undefined).join(", ");
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
          onChange={(size) => onMachine({ memory: size })}
        />
        <Choice
          label="Context"
          value={String(contextOf(context))}
          choices={CONTEXTS}
          onChange={(tokens) => onMachine({ context: tokens })}
        />
      </div>
      <p className={fit?.verdict === "too large" ? "hs-warning" : "hs-note"}>
        {adviceOf(chosen, memory, fit)} {contextWords(fit)}
      </p>
    </>
  );
}

function adviceOf({ label, size }: GgufFile, memory: string, fit: VersionFit | undefined): string {
  if (size === undefined) return `The size of ${label} is not known.`;
  switch (fit?.verdict) {
    case "runs":
      return `${label} runs in ${memory} GB with room to spare.`;
    case "tight":
      return `${label} fits into ${memory} GB, but leaves little room. Close other programs, or choose a smaller file.`;
    case "too large":
      return `${label} does not fit into ${memory} GB. Choose a smaller quantization or a smaller model.`;
    case undefined:
      return `Choose the memory of your graphics card, or of an Apple machine, to see what fits.`;
  }
}

/** Says which context is counted. */
function contextWords(fit: VersionFit | undefined): string | undefined {
  if (fit === undefined) return undefined;
  const { context, contextLength, longest } = fit;
  if (context === undefined) return "The record does not describe the model's layers, so the context is not counted.";
  const counted = `A context of ${tokens(contextLength)} tokens is counted (${gigabytes(context)}).`;
  return longest === undefined || longest === 0 ? counted : `${counted} At most ${tokens(longest)} tokens fit.`;
}

function tokens(count: number): string {
  return count.toLocaleString("en");
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

function sizeOf({ size }: GgufFile): string | undefined {
  return size === undefined ? undefined : `about ${(size / 1e9).toFixed(size < 1e10 ? 1 : 0)} GB`;
}
