import type { ReactNode } from "react";
import { External } from "../components/link.tsx";
import { Table } from "../components/table.tsx";
import type { QuantizationEnum } from "../build-data.ts";
import { bitsOf, quantizationRowId } from "./types.ts";

/** A file type whose loss of quality was measured. */
interface Point {
  readonly name: string;
  readonly family: string;
  readonly bits: number;
  /** Divergence from the model with 16-bit weights; 0 means that there is no loss. */
  readonly loss: number;
}

// The chart is as wide as the screen of a phone, so that its text is not scaled down there.
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [360, 400, 40, 352, 24, 360];

/** The marks of the families, around the point 0,0. They differ in shape, so that readers do not need to see their colours. */
const MARKS: Readonly<Record<string, string>> = {
  "k-quant": "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
  "importance-matrix": "M0 -5L5 0L0 5L-5 0Z",
  legacy: "M-3.5 -3.5h7v7h-7Z",
};

/** Smallest distance of two labels, in units of the chart. */
const LABEL_HEIGHT = 12;

const xOf = (bits: number): number => Math.round(LEFT + (bits / 9) * (RIGHT - LEFT));
const yOf = (loss: number): number => Math.round(BOTTOM - ((Math.log10(loss) + 3) / 3.4) * (BOTTOM - TOP));

interface QualityChartProps {
  /** The enumeration of file types. */
  readonly files: QuantizationEnum;
  readonly familyOf: (name: string) => string | undefined;
}

/** A chart of size against loss of quality, and a table of the types that lose the least for their size. */
export function QualityChart({ files, familyOf }: QualityChartProps): ReactNode {
  const points = pointsOf(files, familyOf);
  const best = points
    .filter(({ bits, loss }) => !points.some((other) => other.bits < bits && other.loss < loss))
    .sort((one, other) => other.bits - one.bits);
  return (
    <>
      <p>
        Further left, a file is smaller; further down, its answers are closer to those of the model with 16-bit weights.
        The table lists the types for which no other type is both smaller and better. With 8 billion weights, the bits
        per weight are also the gigabytes of the file.
      </p>
      <div className="quality">
        <figure>
          <Chart points={points} best={best} />
          <Legend />
        </figure>
        <Table label="File types with the least loss for their size" columns={["Type", "Bits per weight", "Loss"]}>
          {best.map(({ name, bits, loss }) => (
            <tr key={name}>
              <th scope="row">
                <a href={`#${quantizationRowId(files.id, name)}`}>{name}</a>
              </th>
              <td>{bits.toFixed(2)}</td>
              <td>{loss.toFixed(3)}</td>
            </tr>
          ))}
        </Table>
      </div>
      <p className="quiet">
        The loss is the mean Kullback–Leibler divergence of Llama 3 8B, with an importance matrix where llama.cpp
        measured one. Other models lose more or less, in about the same order.{" "}
        <QualitySource address={files.qualitySource ?? ""} />
      </p>
    </>
  );
}

function QualitySource({ address }: { readonly address: string }): ReactNode {
  const [, repository = "", commit = "", file = ""] =
    /github\.com\/([^/]+\/[^/]+)\/blob\/(\w{8})\w*\/(.*)$/.exec(address) ?? [];
  return (
    <>
      Source: a document of llama.cpp, read in the copy{" "}
      <External to={address}>
        {repository}, {file} at {commit}
      </External>
      .
    </>
  );
}

function pointsOf(files: QuantizationEnum, familyOf: QualityChartProps["familyOf"]): readonly Point[] {
  return Object.entries(files.types).flatMap(([name, { klDivergence: loss }]) => {
    const [bits, family = ""] = [bitsOf(name), familyOf(name)];
    return loss === undefined || bits === undefined ? [] : [{ name, family, bits, loss }];
  });
}

/** The marks of all types. Those in `best` are filled, and have labels where there is room. Tables contain all numbers. */
function Chart({ points, best }: { readonly points: readonly Point[]; readonly best: readonly Point[] }): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {[0.001, 0.01, 0.1, 1].map((loss) => (
        <g key={loss}>
          <path className="grid" d={`M${LEFT} ${yOf(loss)}H${RIGHT}`} />
          <text x={LEFT - 6} y={yOf(loss) + 4} textAnchor="end">
            {loss}
          </text>
        </g>
      ))}
      {[2, 4, 6, 8].map((bits) => (
        <g key={bits}>
          <path className="grid" d={`M${xOf(bits)} ${TOP}V${BOTTOM}`} />
          <text x={xOf(bits)} y={BOTTOM + 16} textAnchor="middle">
            {bits}
          </text>
        </g>
      ))}
      <text x={RIGHT} y={BOTTOM + 34} textAnchor="end">
        bits per weight
      </text>
      <text y={12}>loss (lower is better)</text>
      {labelled(best).map(({ name, bits, loss }) => (
        <text key={name} className="name" x={xOf(bits) - 9} y={yOf(loss) + 4} textAnchor="end">
          {name}
        </text>
      ))}
      {points.map((point) => (
        <path
          key={point.name}
          className={best.includes(point) ? "best" : "other"}
          transform={`translate(${xOf(point.bits)} ${yOf(point.loss)})`}
          d={MARKS[point.family]}
        />
      ))}
    </svg>
  );
}

function Legend(): ReactNode {
  return (
    <figcaption>
      {Object.entries(MARKS).map(([family, mark]) => (
        <span key={family}>
          <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true" focusable="false">
            <path className="best" d={mark} />
          </svg>{" "}
          {family}
        </span>
      ))}
      <span>hollow: another type is both smaller and better</span>
    </figcaption>
  );
}

/** Returns the points whose labels do not overlap. The first formats of llama.cpp are labelled last, if there is room. */
function labelled(points: readonly Point[]): readonly Point[] {
  const chosen: Point[] = [];
  const isFree = ({ loss }: Point): boolean =>
    chosen.every((one) => Math.abs(yOf(one.loss) - yOf(loss)) >= LABEL_HEIGHT);
  for (const isLegacy of [false, true]) {
    for (const point of points) if ((point.family === "legacy") === isLegacy && isFree(point)) chosen.push(point);
  }
  return chosen;
}
