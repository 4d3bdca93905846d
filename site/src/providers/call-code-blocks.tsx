import { languageNames } from "hubsmith/react";
import type { ReactNode } from "react";
import type { PreferredCode } from "../catalogue/clients.ts";
import { Code } from "../components/code.tsx";

export interface CallCodeProps {
  readonly codes: readonly PreferredCode[];
  /** Name of the group. Only one block of a group is open at a time. */
  readonly group: string;
  /** True if the first block is open when the page loads. */
  readonly isOpen: boolean;
}

/** Code blocks that make the same call, each in a collapsed section named after its language. */
export function CallCode({ codes, group, isOpen }: CallCodeProps): ReactNode {
  return codes.length === 0 ? null : (
    <div className="call-code">
      {codes.map(({ language, client, code }, index) => (
        <details key={client} name={group} open={isOpen && index === 0}>
          <summary>
            {languageNames([language])} <span className="quiet">with {client}</span>
          </summary>
          <Code code={code} language={language} title={client} />
        </details>
      ))}
    </div>
  );
}
