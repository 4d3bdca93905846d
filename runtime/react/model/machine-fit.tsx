import type { ReactNode } from "react";
import { Choice } from "../page/tabs.tsx";
import type { GgufFile, ModelVersion, VersionFit } from "../../apps/fit.ts";
import type { Selection } from "./selection.ts";

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

/** A version of a model, and the verdict about it. */
export interface FitRow extends ModelVersion {
  readonly fit: VersionFit | undefined;
}

interface MachineFitProps {
  readonly rows: readonly FitRow[];
  /** Sizes of memory to choose from, in GB. */
  readonly sizes: readonly number[];
  readonly selection: Pick<Selection, "memory" | "context">;
  /** True while the hub is asked what describes the layers of the model. */
  readonly isAsking: boolean;
  readonly onMachine: (change: Partial<Selection>) => void;
}

/** Shows which versions of a model fit into the memory of the reader's machine, with a choice of memory and context. */
export function MachineFit({ rows, sizes, selection, isAsking, onMachine }: MachineFitProps): ReactNode {
  const memory = sizes.some((size) => String(size) === selection.memory) ? selection.memory : "";
  return (
    <>
      <div className="hs-choice">
        <Choice
          label="Memory"
          value={memory}
          choices={[["", "not given"], ...sizes.map((size) => [String(size), `${size} GB`] as const)]}
          onChange={(size) => onMachine({ memory: size })}
        />
        <Choice
          label="Context"
          value={String(contextOf(selection.context))}
          choices={CONTEXTS}
          onChange={(tokens) => onMachine({ context: tokens })}
        />
      </div>
      {rows.length > 0 && <FitTable rows={rows} />}
      <p className="hs-note">{assumedWords(rows, isAsking)}</p>
    </>
  );
}

/** One row for each version. If the memory is not known, the bars compare the sizes. */
function FitTable({ rows }: { readonly rows: readonly FitRow[] }): ReactNode {
  const full = Math.max(...rows.map(({ size = 0, fit }) => fit?.available ?? size));
  return (
    <table className="hs-fit">
      <caption>
        Fits your machine? <span className="hs-fit-legend">Size, verdict, memory used</span>
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{nameOf(row)}</th>
            <td className="hs-fit-words">{verdictWords(row)}</td>
            <td className="hs-fit-bar">
              <MemoryBar row={row} full={full} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const BITS: Readonly<Record<string, string>> = { F16: "16-bit", BF16: "16-bit", Q8_0: "8-bit", Q4_K_M: "4-bit" };

function nameOf({ label }: FitRow): ReactNode {
  const bits = BITS[label];
  return bits === undefined ? (
    label
  ) : (
    <>
      {bits} <code>{label}</code>
    </>
  );
}

function verdictWords({ size, fit }: FitRow): string {
  if (fit === undefined) return size === undefined ? "size not known" : gigabytes(size);
  const percent = Math.ceil((fit.total / fit.available) * 100);
  return `${gigabytes(fit.weights)}, ${fit.verdict}, ${percent} %`;
}

/** The weights, and behind them what the context and the computation need. Words say the same. */
function MemoryBar({ row: { size = 0, fit }, full }: { readonly row: FitRow; readonly full: number }): ReactNode {
  const over = fit?.verdict === "too large" ? " hs-bar-over" : "";
  const widthOf = (bytes: number): string => `${Math.min(100, (bytes / full) * 100).toFixed(1)}%`;
  return (
    <svg className="hs-bar" width="100%" height="10" aria-hidden="true" focusable="false">
      <rect className="hs-bar-all" width="100%" height="10" rx="3" />
      {fit !== undefined && (
        <rect className={`hs-bar-part hs-bar-rest${over}`} width={widthOf(fit.total)} height="10" rx="3" />
      )}
      <rect className={`hs-bar-part${over}`} width={widthOf(size)} height="10" rx="3" />
    </svg>
  );
}

/** Says which context the verdicts count. */
function assumedWords(rows: readonly FitRow[], isAsking: boolean): string {
  if (isAsking) return "Asking the hub how much memory the model needs…";
  if (rows.length === 0) return "The size of this model is not known.";
  const fit = rows.find((row) => row.fit !== undefined)?.fit;
  if (fit === undefined) return "Choose the memory of your graphics card, or of an Apple machine, to see what fits.";
  if (fit.context === undefined) {
    return "The context is not counted: no config.json describes the model's layers. Gated models do not show it.";
  }
  return `A context of ${withCommas(fit.contextLength)} tokens is counted (${gigabytes(fit.context)}).`;
}

interface FileChoiceProps {
  readonly files: readonly GgufFile[];
  readonly chosen: GgufFile;
  readonly fitOf: (file: GgufFile) => VersionFit | undefined;
  readonly onFile: (file: string) => void;
}

/** A choice of the GGUF file that an app runs. */
export function FileChoice({ files, chosen, fitOf, onFile }: FileChoiceProps): ReactNode {
  const wordsOf = (file: GgufFile): string =>
    [file.label, file.size === undefined ? undefined : gigabytes(file.size), fitOf(file)?.verdict]
      .filter((part) => part !== undefined)
      .join(", ");
  return (
    <div className="hs-choice">
      <Choice
        label="Quantization"
        value={chosen.file}
        choices={files.map((file) => [file.file, wordsOf(file)])}
        onChange={onFile}
      />
    </div>
  );
}

/** Says if the version whose commands are shown fits, and what to do if it does not. */
export function Advice({ label, fit }: FitRow): ReactNode {
  if (fit === undefined) return undefined;
  const memory = `${fit.available / 2 ** 30} GB`;
  const words = {
    runs: `${label} runs in ${memory} with room to spare.`,
    tight: `${label} fits into ${memory}, but leaves little room. Close other programs, or choose a smaller version.`,
    "too large": `${label} does not fit into ${memory}. Choose a smaller quantization or a smaller model.`,
  };
  return (
    <p className={fit.verdict === "too large" ? "hs-warning" : "hs-note"}>
      {words[fit.verdict]}
      {fit.longest !== undefined && fit.longest > 0 && ` At most ${withCommas(fit.longest)} tokens fit.`}
    </p>
  );
}

function withCommas(count: number): string {
  return count.toLocaleString("en");
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
