import { DocHeading, ScrollBox, UpdateOnGitHub } from "hubsmith/react";
import type { ReactNode } from "react";
import { Check, Filter, NothingFits, Select } from "../components/entry-list.tsx";
import { Island } from "../components/island.tsx";
import { OnThisPage, Sections, type PageSection } from "../components/section.tsx";
import { QuantizationTools } from "../quantization/tools.tsx";
import { QualityChart } from "../quantization/quality-chart.tsx";
import { bitsOf, formatBytes, quantizationRowId, sizeOf } from "../quantization/types.ts";
import type { QuantizationEnum, QuantizationRecord, BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** The table shows the file sizes of a model with this number of weights. */
const SAMPLE_WEIGHTS = 8e9;

const SAMPLE_FILES = [
  "Llama-3.1-8B-Instruct-Q8_0.gguf",
  "Llama-3.1-8B-Instruct-Q6_K.gguf",
  "Llama-3.1-8B-Instruct-Q4_K_M.gguf",
  "Llama-3.1-8B-Instruct-IQ3_XS.gguf",
  "README.md",
];

/** Returns the page of quantization types: a table of file types, a table of tensor types, and tools. */
export function quantizationPage({ quantization }: BuildData): Page {
  const tables = tablesOf(quantization);
  const tops = [TOOLS, ...qualityOf(quantization)];
  const types = quantization.flatMap((one) => Object.values(one.types));
  const families = [...new Set(types.flatMap(({ family }) => family ?? []))].sort();
  return {
    title: "Quantization",
    description:
      "GGUF file types and GGML tensor types: numbers, names, block sizes, bits per weight, and when to use each type.",
    content: (
      <>
        <DocHeading level={1} title="Quantization" />
        <p className="lead">
          Fewer bits per weight make a model smaller and faster, but slightly less accurate. The tables list the types
          that GGUF files use, and the number that a file stores for each type.
        </p>
        <div className="toc-line">
          <OnThisPage sections={[...tops, ...tables]} />
        </div>
        <Sections sections={tops} />
        <div id="types">
          <Filter
            entries="types"
            list="types"
            count={types.length}
            label="Name or word"
            placeholder="for example Q4_K"
            isWide
          >
            <Select name="family" label="Family" options={families.map((family) => [family, family])} />
            <Check name="active" label="In use today" />
          </Filter>
          <Sections sections={tables} />
          <NothingFits list="types" entry="type" />
        </div>
      </>
    ),
  };
}

const TOOLS: PageSection = {
  title: "Tools",
  needsScript: true,
  content: (
    <Island name="quantization-tools" component={QuantizationTools} when="visible" props={{ files: SAMPLE_FILES }} />
  ),
};

function qualityOf(quantization: BuildData["quantization"]): PageSection[] {
  const tensorTypes = tensorTypesOf(quantization);
  return quantization
    .filter(({ qualitySource }) => qualitySource !== undefined)
    .map((files) => ({
      title: "Size and quality",
      content: <QualityChart files={files} familyOf={(name) => familyIn(tensorTypes, files.types[name])} />,
    }));
}

/** Returns the family of a type. A file type has the family of its most frequent tensor type. */
function familyIn(tensorTypes: QuantizationEnum["types"], type: QuantizationRecord | undefined): string | undefined {
  return type?.family ?? tensorTypes[type?.mainTensorType ?? ""]?.family;
}

function tablesOf(quantization: BuildData["quantization"]): PageSection[] {
  return quantization.map((enumeration) => ({
    title: enumeration.label,
    local: enumeration.id,
    content: <Enumeration enumeration={enumeration} all={quantization} />,
  }));
}

interface EnumerationProps {
  readonly enumeration: QuantizationEnum;
  readonly all: readonly QuantizationEnum[];
}

function Enumeration({ enumeration, all }: EnumerationProps): ReactNode {
  const names = enumeration.sizeOrder ?? Object.keys(enumeration.types);
  return (
    <>
      <p>{enumeration.summary}</p>
      <p className="quiet">
        <code>{enumeration.name}</code>
        {enumeration.sizeOrder === undefined
          ? ", sorted by number."
          : `, from the largest file to the smallest. The size is that of a model with ${SAMPLE_WEIGHTS / 1e9} billion weights.`}{" "}
        A full bar is {FULL_BAR} bits per weight; a broken bar means more.
        {enumeration.checkedOn !== undefined && ` Compared with llama.cpp on ${enumeration.checkedOn}.`}
      </p>
      <ScrollBox className="wide" label={`Table: ${enumeration.label}`}>
        <TypeTable
          id={enumeration.id}
          types={enumeration.types}
          names={names}
          familyOf={(type) => familyIn(tensorTypesOf(all), type)}
          columns={enumeration.sizeOrder === undefined ? TENSOR_COLUMNS : FILE_COLUMNS}
        />
      </ScrollBox>
      <p>
        <UpdateOnGitHub path={`spec/quantization/${enumeration.id}.yaml`} />
      </p>
    </>
  );
}

function tensorTypesOf(all: readonly QuantizationEnum[]): QuantizationEnum["types"] {
  return all.find(({ sizeOrder }) => sizeOrder === undefined)?.types ?? {};
}

interface Column {
  readonly title: string;
  readonly className?: string;
  readonly cell: (type: QuantizationRecord, name: string) => ReactNode;
}

const NUMBER: Column = { title: "Number", className: "number second", cell: ({ number }) => number };

const TENSOR_COLUMNS: readonly Column[] = [
  NUMBER,
  { title: "Block", className: "number second", cell: ({ blockSize }) => blockSize },
  { title: "Bytes", className: "number second", cell: ({ bytesPerBlock }) => bytesPerBlock },
  { title: "Bits per weight", className: "bits", cell: ({ bitsPerWeight }) => <Bits bits={bitsPerWeight} /> },
];

const FILE_COLUMNS: readonly Column[] = [
  NUMBER,
  {
    title: "Most weights",
    className: "second",
    cell: ({ mainTensorType: main }) => main !== undefined && <code>{main}</code>,
  },
  { title: "Bits per weight", className: "bits", cell: (_, name) => <Bits bits={bitsOf(name)} /> },
  { title: "Loss", className: "number second", cell: ({ klDivergence }) => klDivergence?.toFixed(3) },
  { title: "Size", className: "number aside", cell: (_, name) => sampleSize(name) },
];

function sampleSize(name: string): string | undefined {
  const size = sizeOf(SAMPLE_WEIGHTS, name);
  return size === undefined ? undefined : formatBytes(size);
}

interface TypeTableProps {
  /** Id of the enumeration whose types the table shows. */
  readonly id: string;
  readonly types: QuantizationEnum["types"];
  readonly names: readonly string[];
  readonly columns: readonly Column[];
  readonly familyOf: (type: QuantizationRecord) => string | undefined;
}

function TypeTable({ id, types, names, columns, familyOf }: TypeTableProps): ReactNode {
  const rows = names.flatMap((name) => {
    const type = types[name];
    return type === undefined ? [] : [{ name, type, family: familyOf(type) }];
  });
  return (
    <table className="hs-table listing stacked types">
      <thead>
        <tr>
          <th scope="col">Name</th>
          {columns.map(({ title, className }) => (
            <th key={title} scope="col" className={className}>
              {title}
            </th>
          ))}
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, family }) => (
          <tr
            key={name}
            id={quantizationRowId(id, name)}
            data-text={`${name} ${type.description}`.toLowerCase()}
            {...(family !== undefined && { "data-family": family })}
            {...(isInUse(type) && { "data-active": "" })}
          >
            <TypeName name={name} type={type} />
            {columns.map(({ title, className, cell }) => (
              <td key={title} className={className}>
                {cell(type, name)}
              </td>
            ))}
            <td className="words">{type.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isInUse({ status }: QuantizationRecord): boolean {
  return status === undefined || status === "active";
}

function TypeName({ name, type }: { readonly name: string; readonly type: QuantizationRecord }): ReactNode {
  return (
    <th scope="row">
      <code>{name}</code>
      {!isInUse(type) && <span className="tag">{type.status}</span>}
      {type.family !== undefined && <span className="quiet family">{type.family}</span>}
    </th>
  );
}

/** Number of bits per weight at which the bar is full. */
const FULL_BAR = 16;

/**
 * Bits per weight, as a number and a bar. If the number is larger than the bar can show, the bar is full and has a gap
 * near its end.
 */
function Bits({ bits }: { readonly bits: number | undefined }): ReactNode {
  if (bits === undefined) return null;
  const width = bits > FULL_BAR ? 86 : (bits / FULL_BAR) * 100;
  return (
    <span className="bits-line">
      <svg className="hs-bar" width="100%" height="8" aria-hidden="true" focusable="false">
        <rect className="hs-bar-all" width="100%" height="8" rx="2" />
        <rect className="hs-bar-part" width={`${width.toFixed(1)}%`} height="8" rx="2" />
        {bits > FULL_BAR && <rect className="hs-bar-part" x="91%" width="9%" height="8" rx="2" />}
      </svg>
      <span className="hs-number">{Number(bits.toFixed(3))}</span>
    </span>
  );
}
