import type { ReactNode } from "react";
import { Table } from "../components/table.tsx";
import { Ticked } from "../components/code.tsx";
import { ioTable, type IoFile, type IoRow, type IoSchema } from "./rows.ts";

/** The shape of a call's input and output. Several tasks can share a shape. */
interface CallShape {
  /** File of `spec/io`, without its extension. */
  readonly name: string;
  readonly file: IoFile;
}

/** Returns the shapes that calls of a task can have. The task's own shape comes first. */
export function shapesOfTask(task: string, io: Readonly<Record<string, IoFile>>): readonly CallShape[] {
  return Object.entries(io)
    .filter(([name, { tasks = [] }]) => name === task || tasks.includes(task))
    .map(([name, file]) => ({ name, file }))
    .sort((one, other) => Number(other.name === task) - Number(one.name === task));
}

const PARTS = [
  { key: "input", title: "Input" },
  { key: "output", title: "Output" },
  { key: "stream_output", title: "A chunk of a stream" },
] as const;

export interface IoTablesProps {
  readonly shape: CallShape;
  readonly common: IoFile;
}

/** Tables of the fields of a call's input and output. */
export function IoTables({ shape: { name, file }, common }: IoTablesProps): ReactNode {
  return PARTS.map(({ key, title }) => {
    const schema = file[key];
    return schema === undefined ? null : (
      <Part key={key} title={title} label={`${title} of ${name}`} schema={schema} file={file} common={common} />
    );
  });
}

interface PartProps {
  readonly title: string;
  readonly label: string;
  readonly schema: IoSchema;
  readonly file: IoFile;
  readonly common: IoFile;
}

function Part({ title, label, schema, file, common }: PartProps): ReactNode {
  const { lead, rows } = ioTable(schema, file, common);
  return (
    <>
      <h3>{title}</h3>
      <p>
        <Ticked text={lead} />
      </p>
      {rows.length > 0 && (
        <Table label={`Table: ${label}`} className="io" columns={["Field", "Kind", "Meaning"]}>
          {rows.map((row) => (
            <Field key={row.path.join(".")} row={row} />
          ))}
        </Table>
      )}
    </>
  );
}

/** A row for a field. A nested field is indented, and screen readers read its whole path. */
function Field({ row: { path, type, isRequired, description, limits } }: { readonly row: IoRow }): ReactNode {
  const outer = path.slice(0, -1).join(".");
  return (
    <tr className={`depth-${path.length - 1}`}>
      <th scope="row">
        <code>
          {outer !== "" && <span className="hs-hidden">{outer}.</span>}
          {path.at(-1)?.replaceAll("[]", "")}
        </code>
        {isRequired && <span className="needed">needed</span>}
      </th>
      <td className="kind">
        <Ticked text={type} />
      </td>
      <td>
        {description}
        {limits !== "" && (
          <span className="limits">
            <Ticked text={limits} />
          </span>
        )}
      </td>
    </tr>
  );
}
