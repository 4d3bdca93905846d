import { DocHeading, SnippetBlock, type UseThisModelProps } from "hubsmith/react";
import type { ModelData } from "hubsmith/tasks";
import type { ReactNode } from "react";
import type { ExplainedSnippet } from "../snippets.ts";
import { Link } from "./link.tsx";
import { ModelDialog, ModelLine } from "./model.tsx";
import { Reason } from "./reason.tsx";

/** A worked example of a library: a model record and the snippets that it gives. */
export interface Example {
  readonly name: string;
  readonly model: ModelData;
  readonly snippets: readonly ExplainedSnippet[];
}

/** The code of a library, for each of its examples; what to install stands once, at the top. */
export function LibraryCode({ examples }: { readonly examples: readonly Example[] }): ReactNode {
  const installs = commonInstalls(examples);
  const codes = new Set(installs.map(({ code }) => code));
  return (
    <>
      {installs.map((snippet) => (
        <SnippetBlock key={snippet.code} snippet={snippet} />
      ))}
      <p>
        Which code a model gets depends on its record. These are the cases, each with a record that leads to it. To see
        the code for a model of your own, <Link to="/model/">give its record</Link>.
      </p>
      <ul className="inline">
        {examples.map(({ name }) => (
          <li key={name}>
            <a href={`#code-${name}`}>{titleOf(name)}</a>
          </li>
        ))}
      </ul>
      {examples.map(({ name, model, snippets }) => (
        <section key={name} className="example" aria-labelledby={`code-${name}`}>
          <DocHeading level={3} title={titleOf(name)} local={`code-${name}`} />
          <ModelLine model={model} />
          {snippets
            .filter(({ code }) => !codes.has(code))
            .map((snippet, index) => (
              <SnippetBlock
                key={index}
                snippet={snippet}
                note={snippet.reason !== undefined && <Reason reason={snippet.reason} />}
              />
            ))}
        </section>
      ))}
    </>
  );
}

/** Install blocks that every example with code has. */
function commonInstalls(examples: readonly Example[]): ExplainedSnippet[] {
  const withCode = examples.filter(({ snippets }) => snippets.some(({ kind }) => kind !== "message"));
  const [first, ...others] = withCode.map(({ snippets }) => snippets.filter(({ kind }) => kind === "install"));
  return (first ?? []).filter(({ code }) => others.every((installs) => installs.some((other) => other.code === code)));
}

function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Well-known models, each with the dialog that gives its code. */
export function SampleModels({ dialogs }: { readonly dialogs: readonly UseThisModelProps[] }): ReactNode {
  return dialogs.map((props) => (
    <div key={props.model.id} className="sample">
      <ModelLine model={props.model} />
      <ModelDialog props={props} />
    </div>
  ));
}
