import { useState, type ReactNode } from "react";
import { messageOf } from "../../message-of.ts";
import { writeShared } from "./share.ts";

/** A button that writes the state of a playground to the address of the page, and copies this address. */
export function ShareLink({ state }: { readonly state: unknown }): ReactNode {
  const [said, setSaid] = useState("");
  const [address, setAddress] = useState("");
  const share = async (): Promise<void> => {
    setSaid("");
    setAddress("");
    try {
      const url = new URL(location.href);
      url.search = "";
      url.hash = await writeShared(state);
      history.replaceState(history.state, "", url);
      setSaid(await copied(url.href));
      setAddress(url.href);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  return (
    <div className="share">
      <button type="button" className="plain" onClick={() => void share()}>
        Copy a link
      </button>
      <output>{said}</output>
      {address !== "" && (
        <input type="text" readOnly aria-label="Link" value={address} onFocus={(event) => event.target.select()} />
      )}
    </div>
  );
}

async function copied(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return "Copied.";
  } catch {
    return "The browser does not allow copying. Copy the link from the field.";
  }
}
