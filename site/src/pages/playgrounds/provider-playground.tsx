import { DocHeading } from "hubsmith/react";
import { Code } from "../../components/code.tsx";
import { Island } from "../../components/island.tsx";
import { Link } from "../../components/link.tsx";
import { ExchangeList } from "../../playground/provider/exchange-list.tsx";
import { ProviderPlayground } from "../../playground/provider/playground.tsx";
import { runProvider } from "../../playground/provider/run.ts";
import type { ProviderState } from "../../playground/provider/state.ts";
import type { Services } from "../../services.ts";
import { siteAddress } from "../../site-address.ts";
import type { Page } from "../page.ts";

/** The provider and the task that the playground shows at first. The entry is short, and the task runs as a job. */
const FIRST = { provider: "zai-org", task: "text-to-image" };

/** Returns the playground for providers: an entry in YAML, and the requests of the client. */
export async function providerPlaygroundPage({ providerBase, providerTexts }: Services): Promise<Page> {
  const state: ProviderState = { ...FIRST, text: providerTexts[FIRST.provider] ?? "", way: "router" };
  const result = await runProvider(providerBase, state);
  const props = { state, result, providers: Object.keys(providerTexts), folder: siteAddress("/playground/providers/") };
  return {
    title: "Provider playground",
    description:
      "Edit the YAML entry of an inference provider in the browser. See every request that the client sends, with URL, headers and body, and problems with line and column.",
    usesWorkers: true,
    content: (
      <>
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to="/playground/">Playground</Link>
        </nav>
        <DocHeading level={1} title="Provider entry" />
        <p className="lead">
          A provider is one YAML file with its routes, fields, jobs and responses. Edit the file, and see each request
          that the client sends. No request leaves this page: the responses come from the example in the file.
        </p>
        <div className="scripted">
          <Island name="provider-playground" component={ProviderPlayground} props={props} when="visible" />
        </div>
        <div className="unscripted">
          <p>Editing needs JavaScript. Below are an entry, and the requests of its example.</p>
          <Code code={state.text} language="yaml" title={`spec/providers/${FIRST.provider}.yaml`} />
          <ExchangeList exchanges={result.call?.exchanges ?? []} />
        </div>
      </>
    ),
  };
}
