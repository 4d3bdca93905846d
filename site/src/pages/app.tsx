import type { App } from "hubsmith/apps";
import { TASKS_DATA } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { knownCases, otherCases, USUAL_QUANTIZATION, type AppCase } from "../catalogue/app-cases.ts";
import { Code } from "../components/code.tsx";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { External, Link } from "../components/link.tsx";
import { ModelLine } from "../components/model-line.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { modelPath, taskPath } from "../entry-paths.ts";
import type { BuildData } from "../build-data.ts";
import { systemsOf } from "./apps.tsx";
import type { Page } from "./page.ts";

/** Returns the page of an app: its purpose, its requirements, and commands for a model of each format. */
export function appPage(app: App, buildData: BuildData): Page {
  const { key, prettyLabel, description, docsUrl } = app;
  return {
    title: prettyLabel,
    description: `${description} For ${systemsOf(app)}: what it needs, and the commands to copy.`,
    content: (
      <EntryPage
        list={{ to: "/apps/", title: "Apps" }}
        title={prettyLabel}
        logo={<EntryLogo kind="apps" id={key} name={prettyLabel} isLarge />}
        lead={description}
        kind="app"
        links={[["Download and documentation", docsUrl]]}
        facts={<AppFacts app={app} />}
        sections={sectionsOf(app, buildData)}
        file={`spec/apps/${key}.yaml`}
      />
    ),
  };
}

function AppFacts({ app }: { readonly app: App }): ReactNode {
  return (
    <Facts
      facts={{
        Systems: systemsOf(app),
        "Main task": <Link to={taskPath(app.mainTask)}>{TASKS_DATA[app.mainTask].label}</Link>,
      }}
    />
  );
}

function sectionsOf(app: App, { appExamples, appNeeds }: BuildData): PageSection[] {
  const examples = appExamples[app.key] ?? {};
  const known = knownCases(app, examples);
  const others = otherCases(app, examples, known);
  // If an app runs none of the well-known models, its page shows its first example instead.
  const [first, ...rest] = known.length > 0 ? [undefined, ...others] : others;
  const whole = first === undefined ? known : [first];
  return [
    { title: "What you need", content: <Needs app={app} needs={appNeeds[app.key] ?? []} /> },
    ...whole.map((one) => ({
      title: one.format === "other" ? "Run a model" : `${one.format} models`,
      content: <Case app={app} one={one} isReal={first === undefined} />,
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            title: "Other kinds of models",
            content: <Others app={app} cases={rest.filter((one) => one !== undefined)} />,
          },
        ]),
    { title: "Your own model", content: <OwnModel app={app} /> },
  ];
}

function Needs({ app, needs }: { readonly app: App; readonly needs: readonly string[] }): ReactNode {
  return (
    <ul>
      <li>A computer with {systemsOf(app, "or")}.</li>
      {needs.map((need) => (
        <li key={need}>{need}</li>
      ))}
      <li>
        Enough memory for the model. <Link to="/quantization/">See how much memory it needs</Link>.
      </li>
    </ul>
  );
}

interface CaseProps {
  readonly app: App;
  readonly one: AppCase;
  /** True if the model exists on the hub. */
  readonly isReal: boolean;
}

function Case({ app, one: { format, model, blocks, memory }, isReal }: CaseProps): ReactNode {
  const [block] = blocks;
  return (
    <>
      {isReal ? (
        <p>
          With <Link to={modelPath(model.id)}>{model.id}</Link>
          {memory === undefined
            ? ":"
            : `. Its quantization ${USUAL_QUANTIZATION} runs in ${memory} GB of memory; the context is not counted:`}
        </p>
      ) : (
        <ModelLine model={model} />
      )}
      {block?.language === "url" ? (
        <>
          <p>
            <External to={app.docsUrl}>Install {app.prettyLabel}</External>, then open this address in your browser. The
            app then opens the model.
          </p>
          <Code code={block.code} language="url" title="Address" />
        </>
      ) : (
        <AppSteps app={app} blocks={blocks} group={`ways-${format}`} />
      )}
    </>
  );
}

interface OthersProps {
  readonly app: App;
  readonly cases: ReturnType<typeof otherCases>;
}

function Others({ app, cases }: OthersProps): ReactNode {
  return cases.map((one) => (
    <details key={one.name} className="case">
      <summary>
        {one.name.charAt(0).toUpperCase() + one.name.slice(1).replaceAll("-", " ")}{" "}
        {one.format !== "other" && <span className="quiet">{one.format}</span>}
      </summary>
      <div>
        <Case app={app} one={{ ...one, format: one.name }} isReal={false} />
      </div>
    </details>
  ));
}

function OwnModel({ app: { prettyLabel } }: { readonly app: App }): ReactNode {
  return (
    <p>
      <Link to="/model/">Paste the id of a model</Link> and choose <q>On this machine</q>: if {prettyLabel} can run the
      model, the page shows its commands with a version that fits your memory and the length of your conversations.
    </p>
  );
}

interface AppStepsProps {
  readonly app: App;
  readonly blocks: AppCase["blocks"];
  /** Name of the group of alternatives, unique on the page. Only one alternative in a group is open at a time. */
  readonly group: string;
}

/** The code blocks that run a model: alternatives to choose from, or steps in order. */
export function AppSteps({ app, blocks, group }: AppStepsProps): ReactNode {
  const titles = [...new Set(blocks.map(({ title = "" }) => title))];
  const [only = ""] = titles;
  if (titles.length === 1) return <Blocks blocks={blocks} title={only} />;
  return app.alternatives === true ? (
    <>
      <p>Choose one way:</p>
      {titles.map((title, index) => (
        <details key={title} className="case" name={group} open={index === 0}>
          <summary>{title}</summary>
          <div>
            <Blocks blocks={blocks} title={title} />
          </div>
        </details>
      ))}
    </>
  ) : (
    <ol className="steps">
      {titles.map((title) => (
        <li key={title}>
          {title}
          <Blocks blocks={blocks} title={title} />
        </li>
      ))}
    </ol>
  );
}

function Blocks({ blocks, title }: { readonly blocks: AppCase["blocks"]; readonly title: string }): ReactNode {
  return blocks
    .filter(({ title: one = "" }) => one === title)
    .map(({ code, language, kind }, index) => (
      <Code key={index} code={code} language={language} title={kind === "install" ? "Install" : undefined} />
    ));
}
