import { DocHeading } from "hubsmith/react";
import { Code } from "../../components/code.tsx";
import { Island } from "../../components/island.tsx";
import { Link } from "../../components/link.tsx";
import { SnippetPlayground } from "../../playground/snippet/playground.tsx";
import { runSnippet } from "../../playground/snippet/run.ts";
import type { Services } from "../../services.ts";
import { siteAddress } from "../../site-address.ts";
import type { Page } from "../page.ts";

/** The library that the playground shows at first. Its entry is short, and has several kinds of holes. */
const FIRST = "edsnlp";

/** Returns the playground for snippets: an entry in YAML, its holes (placeholders), and the code. */
export function snippetPlaygroundPage({ snippetBase, libraryTexts }: Services): Page {
  const state = { library: FIRST, text: libraryTexts[FIRST] ?? "" };
  const result = runSnippet(snippetBase, state.library, state.text);
  const props = { state, result, libraries: Object.keys(libraryTexts), folder: siteAddress("/playground/libraries/") };
  return {
    title: "Snippet playground",
    description:
      "Edit the YAML entry of a library in the browser. See the code for each example, how each value is escaped, and problems with line and column.",
    usesWorkers: true,
    content: (
      <>
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to="/playground/">Playground</Link>
        </nav>
        <DocHeading level={1} title="Snippet rules" />
        <p className="lead">
          A library is one YAML file. When you edit the file, its rules are checked and applied to its examples
          immediately. The position of a hole (a placeholder) decides how its value is escaped, so that text in a model
          record cannot end a string.
        </p>
        <div className="scripted">
          <Island name="snippet-playground" component={SnippetPlayground} props={props} when="visible" />
        </div>
        <div className="unscripted">
          <p>Editing needs JavaScript. Below are an entry, and the code for its first example.</p>
          <Code code={state.text} language="yaml" title={`spec/libraries/${FIRST}.yaml`} />
          {result.examples[0]?.snippets.map((snippet, index) => (
            <Code key={index} {...snippet} />
          ))}
        </div>
      </>
    ),
  };
}
