import type { ProviderSpec } from "../../generated/records.ts";

/** Whether the router passes calls on to a provider: to those that are live, and not called by their own clients alone. */
export function isForwarded({ status, clientSideOnly }: Pick<ProviderSpec, "status" | "clientSideOnly">): boolean {
  return status !== "retired" && clientSideOnly !== true;
}
