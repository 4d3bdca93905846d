import type { GgufFile, ModelVersion, VersionFit } from "../../apps/fit.ts";
import type { FitRow } from "./machine-fit.tsx";

/** Returns the size of a version, and the verdict about it. */
export function verdictWords({ size }: ModelVersion, fit: VersionFit | undefined): string {
  if (fit === undefined) return size === undefined ? "size not known" : gigabytes(size);
  const percent = Math.ceil((fit.total / fit.available) * 100);
  return `${gigabytes(fit.weights)}, ${fit.verdict}, ${percent} %`;
}

/** Says which context the verdicts count. */
export function assumedWords(rows: readonly FitRow[], isAsking: boolean): string {
  if (isAsking) return "Asking the hub how much memory the model needs…";
  if (rows.length === 0) return "The size of this model is not known.";
  const fit = rows.find((row) => row.fit !== undefined)?.fit;
  if (fit === undefined) return "Choose the memory of your graphics card, or of an Apple machine, to see what fits.";
  if (fit.context === undefined) {
    return "The context is not counted: no config.json describes the model's layers. Gated models do not show it.";
  }
  return `A context of ${withCommas(fit.contextLength)} tokens is counted (${gigabytes(fit.context)}).`;
}

/** Returns the text of a choice: the quantization of a file, its size, and the verdict about it. */
export function fileWords({ label, size }: GgufFile, fit: VersionFit | undefined): string {
  return [label, size === undefined ? "" : gigabytes(size), fit?.verdict ?? ""].filter(Boolean).join(", ");
}

/** Says if the version whose commands are shown fits, and what to do if it does not. */
export function adviceWords(label: string, { available, verdict, longest = 0 }: VersionFit): string {
  const memory = `${available / 2 ** 30} GB`;
  const words = {
    runs: `${label} runs in ${memory} with room to spare.`,
    tight: `${label} fits into ${memory}, but leaves little room. Close other programs, or choose a smaller version.`,
    "too large": `${label} does not fit into ${memory}. Choose a smaller quantization or a smaller model.`,
  };
  return words[verdict] + (longest > 0 ? ` At most ${withCommas(longest)} tokens fit.` : "");
}

function withCommas(count: number): string {
  return count.toLocaleString("en");
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
