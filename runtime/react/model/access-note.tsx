import type { ReactNode } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import { hubModelAddress } from "../page/addresses.ts";
import { accessOf, modelId } from "./record.ts";

/** For a gated model: its licence, where to accept the conditions, and how to log in. Shows nothing for other models. */
export function AccessNote({ model }: { readonly model: ModelRecord }): ReactNode {
  const access = accessOf(model);
  if (access === undefined) return undefined;
  const address = hubModelAddress(modelId(model));
  return (
    <p className="hs-warning">
      <strong>Gated model.</strong> {access.licence !== undefined && `Licence: ${access.licence}. `}
      {address === undefined ? (
        "Accept the conditions on the model's page"
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          Accept the conditions on the model&apos;s page<span className="hs-hidden"> (opens in a new tab)</span>
        </a>
      )}
      {access.isManual && ", and wait until the author approves you"}. Then log in with{" "}
      <code translate="no">hf auth login</code>, or set <code translate="no">HF_TOKEN</code> to an access token.
    </p>
  );
}
