import type { ReactNode } from "react";
import { hubModelAddress, safeAddress } from "../page/addresses.ts";
import type { LibraryDetails } from "./library-details.tsx";

interface OpenLinksProps {
  readonly modelId: string;
  /** Name of the library. */
  readonly label?: string;
  readonly details?: LibraryDetails | undefined;
  /** Further links, such as "Update on GitHub". */
  readonly children?: ReactNode;
}

/** Links to the model's page, and to the documentation and the source of the library. Unsafe URLs are left out. */
export function OpenLinks({ modelId, label, details, children }: OpenLinksProps): ReactNode {
  const links = [
    { name: "Model page", about: modelId, address: hubModelAddress(modelId) },
    { name: "Documentation", about: label, address: safely(details?.docsUrl) },
    { name: "Source", about: label, address: safely(details?.repoUrl) },
  ];
  return (
    <ul className="hs-open">
      {links.map(
        ({ name, about, address }) =>
          address !== undefined && (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="hs-hidden"> of {about} (opens in a new tab)</span>
                <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" focusable="false">
                  <path d="M6 3.5H3.5v9h9V10M9 3.5h3.5V7M12.5 3.5 7.5 8.5" />
                </svg>
              </a>
            </li>
          ),
      )}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}

function safely(address: string | undefined): string | undefined {
  return address === undefined ? undefined : safeAddress(address);
}
