import { ScrollBox } from "hubsmith/react";
import type { ComponentProps, ReactNode } from "react";

interface TableProps extends ComponentProps<"table"> {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** True if the table can be wider than the text around it. Default: false. */
  readonly isWide?: boolean;
  readonly columns: readonly (string | Heading)[];
}

/** The heading of a column, with attributes of its cell. */
interface Heading extends ComponentProps<"th"> {
  readonly title: string;
  /** If set, a click on the heading does not sort the table. */
  readonly "data-unsorted"?: "";
}

/** A table that scrolls sideways on narrow screens. The children are its rows. */
export function Table({ label, isWide = false, columns, className, children, ...table }: TableProps): ReactNode {
  return (
    <ScrollBox label={label} {...(isWide && { className: "wide" })}>
      <table className={className === undefined ? "hs-table" : `hs-table ${className}`} {...table}>
        <thead>
          <tr>
            {columns.map((column) => {
              const { title, ...cell } = typeof column === "string" ? { title: column } : column;
              return (
                <th key={title} scope="col" {...cell}>
                  {title}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
