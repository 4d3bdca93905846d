import { DocHeading, SnippetBlock, type MarkedSnippet, type UseThisModelProps } from "hubsmith/react";
import type { ModelData } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { ModelDialog, ModelLine } from "./model.tsx";

/** A worked example of a library: a model record and the snippets that it gives. */
export interface Example {
  readonly name: string;
  readonly model: ModelData;
  readonly snippets: readonly MarkedSnippet[];
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
      <p>Which code a model gets depends on its record. These are the cases, each with a record that leads to it.</p>
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
              <SnippetBlock key={index} snippet={snippet} />
            ))}
        </section>
      ))}
    </>
  );
}

/** Install blocks that every example with code has. */
function commonInstalls(examples: readonly Example[]): MarkedSnippet[] {
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
