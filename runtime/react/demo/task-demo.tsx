import type { ReactNode } from "react";
import type {
  Demo,
  DemoChart,
  DemoItem,
  DemoTable,
  DemoText,
  DemoToken,
  DemoTokens,
} from "../../../generated/records.ts";
import { DemoMediaFigure } from "./demo-media.tsx";
import { ScrollBox } from "../page/tabs.tsx";

/** Number of colours in the style sheet for marked parts. */
const TOKEN_COLOURS = 6;

/** Properties of `TaskDemo`. */
export interface TaskDemoProps {
  /** The demo in a task's record: `TASKS_DATA[task].demo`. */
  readonly demo: Demo;
  /** URL of the folder with the demo's media files. If absent, figures name the files instead of showing them. */
  readonly mediaBase?: string;
  /** Level of the two headings, 2 to 6. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** An example of a task: the input and the output of a model. The kind of an item decides how it is shown. */
export function TaskDemo({ demo, mediaBase, headingLevel = 3 }: TaskDemoProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const sides = [
    { name: "Input", items: demo.inputs },
    { name: "Output", items: demo.outputs },
  ];
  return (
    <div className="hs-demo">
      {sides.map(({ name, items }) => (
        <div key={name} className="hs-demo-side">
          <Heading className="hs-demo-name">{items.length > 1 ? `${name}s` : name}</Heading>
          {items.length === 0 && <p className="hs-demo-none">This model needs no input.</p>}
          {items.map((item, index) => (
            <Item key={index} item={item} under={name} mediaBase={mediaBase} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ItemProps {
  readonly item: DemoItem;
  /** Text of the heading above the item. */
  readonly under: string;
  readonly mediaBase: string | undefined;
}

function Item({ item, under, mediaBase }: ItemProps): ReactNode {
  switch (item.type) {
    case "text":
      return <Text item={item} under={under} />;
    case "chart":
      return <Chart item={item} />;
    case "tabular":
      return <Table item={item} />;
    case "text-with-tokens":
      return <Tokens item={item} />;
    default:
      return <DemoMediaFigure item={item} mediaBase={mediaBase} />;
  }
}

/** A text with its label. The label is left out if it only repeats the heading above it. */
function Text({ item, under }: { readonly item: DemoText; readonly under: string }): ReactNode {
  return (
    <div className="hs-text">
      {item.label !== "" && item.label !== under && <p className="hs-label">{item.label}</p>}
      <p className="hs-content">{item.content}</p>
    </div>
  );
}

function Chart({ item }: { readonly item: DemoChart }): ReactNode {
  return (
    <table className="hs-chart">
      <thead className="hs-hidden">
        <tr>
          <th scope="col">Label</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {item.data.map(({ label, score }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>
              <Bar share={score} />
              <span className="hs-number">{score.toFixed(3)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar without a style attribute, so that it is also shown under a strict content security policy. */
function Bar({ share }: { readonly share: number }): ReactNode {
  const width = Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) * 100 : 0;
  return (
    <svg className="hs-bar" width="100%" height="10" aria-hidden="true" focusable="false">
      <rect className="hs-bar-all" width="100%" height="10" rx="3" />
      <rect className="hs-bar-part" width={`${width.toFixed(2)}%`} height="10" rx="3" />
    </svg>
  );
}

function Table({ item }: { readonly item: DemoTable }): ReactNode {
  const [header = [], ...rows] = item.table;
  return (
    <ScrollBox label="Table">
      <table className="hs-table">
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Tokens({ item }: { readonly item: DemoTokens }): ReactNode {
  const parts = markedParts(item.text, item.tokens);
  const types = [...new Set(parts.flatMap(({ type }) => type ?? []))];
  const colour = (type: string): string => `hs-token hs-token-${types.indexOf(type) % TOKEN_COLOURS}`;
  return (
    <div className="hs-text">
      <p className="hs-content">
        {parts.map(({ text, type }, index) =>
          type === undefined ? (
            text
          ) : (
            <mark key={index} className={colour(type)}>
              {text}
              <span className="hs-token-type"> {type}</span>
            </mark>
          ),
        )}
      </p>
      <ul className="hs-legend" aria-label="Types of marked parts">
        {types.map((type) => (
          <li key={type}>
            <span className={colour(type)}>{type}</span> {parts.filter((part) => part.type === type).length}×
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A part of a text: plain, or marked with a type. */
export interface TextPart {
  readonly text: string;
  /** The type of the part, such as `PERSON`. Absent for plain text. */
  readonly type?: string;
}

/**
 * Splits a text at its tokens.
 *
 * @param tokens marked parts; tokens that are empty, overlap an earlier token or are outside the text are ignored
 * @returns parts that together contain exactly the text
 */
export function markedParts(text: string, tokens: readonly DemoToken[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const { type, start, end } of tokens.toSorted((one, other) => one.start - other.start)) {
    const fits = Number.isInteger(start) && Number.isInteger(end) && start >= position && end > start;
    if (!fits || end > text.length) continue;
    if (start > position) parts.push({ text: text.slice(position, start) });
    parts.push({ text: text.slice(start, end), type });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}
