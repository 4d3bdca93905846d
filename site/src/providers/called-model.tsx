import type { ReactNode } from "react";
import { HostLink, Link } from "../components/link.tsx";
import { modelPath, providerPath } from "../entry-paths.ts";
import type { KnownModel, ProviderRecord } from "./record.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

interface ServedModelProps {
  readonly provider: ProviderRecord;
  readonly known: KnownModel;
}

/** A model, and a badge: the provider that serves it, the page that says so, and the date of this page. */
export function ServedModel({
  provider: { id, name },
  known: { model, source, checkedOn },
}: ServedModelProps): ReactNode {
  return (
    <p className="served-model">
      <Link to={modelPath(model)}>{model}</Link>{" "}
      <span className="tag is-good">
        Served by <Link to={providerPath(id)}>{name}</Link>
      </span>{" "}
      <span className="quiet">
        listed at <HostLink to={source} />
        {checkedOn !== undefined && ` on ${DATE.format(new Date(checkedOn))}`}
      </span>
    </p>
  );
}

/** Returns the values that callers must insert in the addresses of a task. The code contains a sample of each value. */
function samplesIn({ values, direct, tasks }: ProviderRecord, name: string): (typeof values)[string][] {
  const task = tasks.find((one) => one.task === name);
  const addresses = JSON.stringify([direct?.base, task?.spec.route]);
  return Object.entries(values).flatMap(([hole, value]) => (addresses.includes(`{${hole}}`) ? [value] : []));
}

/** The model in the code of a task and its badge, or an instruction to choose a model. */
export function CalledModel({
  provider,
  task,
}: {
  readonly provider: ProviderRecord;
  readonly task: string;
}): ReactNode {
  const known = provider.knownModels[task];
  if (known !== undefined) return <ServedModel provider={provider} known={known} />;
  return (
    <p>
      Replace <code>owner/model</code> with the id of a model that {provider.name} serves
      {samplesIn(provider, task).map(({ example, description }) => (
        <span key={example}>
          , and <code>{example}</code> with {description.replace(/\.$/, "")}
        </span>
      ))}
      :
    </p>
  );
}
