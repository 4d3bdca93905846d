import type { App } from "hubsmith/apps";
import type { ReactNode } from "react";
import { Code } from "../components/code.tsx";
import type { AppCase } from "./cases.ts";

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
