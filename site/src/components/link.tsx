import { safeAddress } from "hubsmith/react";
import type { ReactNode } from "react";
import { siteAddress } from "../site-files.ts";

/** A link to a page of this site. `to` is the path of the page, without the base. */
export function Link({
  to,
  current,
  children,
}: {
  readonly to: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <a href={siteAddress(to)} {...(current === true && { "aria-current": "page" as const })}>
      {children}
    </a>
  );
}

/** A link to another site, or plain text if the address is not safe. */
export function External({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode {
  const address = safeAddress(to);
  return address === undefined ? (
    <span>{children}</span>
  ) : (
    <a href={address} rel="noopener">
      {children}
    </a>
  );
}

/** A link to another site. The text of the link is the host in the address. */
export function HostLink({ to }: { readonly to: string }): ReactNode {
  return <External to={to}>{URL.canParse(to) ? new URL(to).hostname : to}</External>;
}
