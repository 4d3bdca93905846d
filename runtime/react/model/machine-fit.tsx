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
  /** The size and the verdict. */
  readonly words: string;
}

interface MachineFitProps {
  readonly rows: readonly FitRow[];
  /** Sizes of memory to choose from, in GB. */
  readonly sizes: readonly number[];
  readonly selection: Pick<Selection, "memory" | "context">;
  /** Says which context the verdicts count. */
  readonly note: string;
  readonly onMachine: (change: Partial<Selection>) => void;
}

/** Shows which versions of a model fit into the memory of the reader's machine, with a choice of memory and context. */
export function MachineFit({ rows, sizes, selection, note, onMachine }: MachineFitProps): ReactNode {
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
      <p className="hs-note">{note}</p>
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
            <td className="hs-fit-words">{row.words}</td>
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

interface FileChoiceProps {
  readonly files: readonly GgufFile[];
  readonly chosen: GgufFile;
  /** Returns the text of a choice. */
  readonly wordsOf: (file: GgufFile) => string;
  readonly onFile: (file: string) => void;
}

/** A choice of the GGUF file that an app runs. */
export function FileChoice({ files, chosen, wordsOf, onFile }: FileChoiceProps): ReactNode {
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
