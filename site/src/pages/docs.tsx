import { DocHeading, SnippetBlock, toLocalId, UpdateOnGitHub } from "hubsmith/react";
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { documentPath } from "../entry-paths.ts";
import { Link } from "../components/link.tsx";
import { OnThisPage } from "../components/section.tsx";
import { documentLink } from "../documents/links.ts";
import { liveExamples, type LiveExamples } from "../documents/live-examples.tsx";
import { groupedDocuments } from "../documents/order.ts";
import { firstParagraph, firstSentence, headingIds, titleOf } from "../documents/text.ts";
import type { DocumentSource, MarkdownWriters, BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Returns the page with the list of documents. */
export function docsPage({ documents }: BuildData): Page {
  return {
    title: "Docs",
    description: "How to use Hubsmith, how it works, and why it works that way.",
    content: (
      <>
        <DocHeading level={1} title="Docs" />
        <p className="lead">How to use Hubsmith, how it works, and why it works that way.</p>
        {groupedDocuments(documents).map((group) => (
          <section key={group.title} aria-labelledby={toLocalId(group.title)}>
            <DocHeading level={2} title={group.title} />
            <ul className="cards">
              {group.documents.map((document) => (
                <li key={document.name} className="card">
                  <h3>
                    <Link to={documentPath(document.name)}>{titleOf(document)}</Link>
                  </h3>
                  <p>{firstSentence(document)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </>
    ),
  };
}

/** Returns the page of a document. */
export async function docPage(document: DocumentSource, buildData: BuildData): Promise<Page> {
  const titles: string[] = [];
  const writers = writersFor(document, buildData, titles);
  const examples = await liveExamples(document.name, buildData);
  const parts = examples === undefined ? [document.text] : document.text.split(/^(?=## )/m);
  const htmls = parts.map((text) => buildData.markdown(text, writers));
  return {
    title: `${titleOf(document)} – Docs`,
    description: firstParagraph(document),
    content: (
      <>
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to="/docs/">Docs</Link>
        </nav>
        <div className="with-aside">
          <div>
            {parts.map((text, index) => (
              <Fragment key={text}>
                <Prose html={htmls[index] ?? ""} />
                {examples !== undefined && <Live examples={examples} section={sectionTitle(text)} />}
              </Fragment>
            ))}
          </div>
          <aside aria-label="About this document">
            <OnThisPage sections={titles.map((title) => ({ title }))} />
            <Neighbours document={document} buildData={buildData} />
            {/* A reference page is generated, so it has no file to edit. */}
            {!document.name.startsWith("reference/") && <UpdateOnGitHub path={`site/docs/${document.name}.md`} />}
          </aside>
        </div>
      </>
    ),
  };
}

interface NeighboursProps {
  readonly document: DocumentSource;
  readonly buildData: BuildData;
}

function Neighbours({ document, buildData }: NeighboursProps): ReactNode {
  const group = groupedDocuments(buildData.documents).find(({ documents }) => documents.includes(document));
  if (group === undefined || group.documents.length < 2) return undefined;
  return (
    <nav className="toc" aria-label={`More under ${group.title}`}>
      <p className="aside-title">{group.title}</p>
      <ul>
        {group.documents.map((other) => (
          <li key={other.name}>
            {other === document ? (
              <Breakable text={titleOf(other)} />
            ) : (
              <Link to={documentPath(other.name)}>
                <Breakable text={titleOf(other)} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A text in which lines can break after each slash. */
function Breakable({ text }: { readonly text: string }): ReactNode {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function sectionTitle(text: string): string {
  return /^## +(.+?) *$/m.exec(text)?.[1] ?? "";
}

interface LiveProps {
  readonly examples: LiveExamples;
  readonly section: string;
}

function Live({ examples, section }: LiveProps): ReactNode {
  if (!Object.hasOwn(examples, section)) return undefined;
  return (
    <div className="live">
      <p className="live-label">{section} at work</p>
      {examples[section]}
    </div>
  );
}

function Prose({ html }: { readonly html: string }): ReactNode {
  // oxlint-disable-next-line react/no-danger -- the Markdown renderer escapes HTML in the document
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Returns functions that render the parts of a document with the site's components. These functions also add the title
 * of each section to `titles`.
 */
function writersFor({ name }: DocumentSource, { highlight }: BuildData, titles: string[]): MarkdownWriters {
  const idOf = headingIds();
  return {
    heading: (level, title) => {
      if (level === 2) titles.push(title);
      return renderToStaticMarkup(<DocHeading level={level} title={title} local={idOf(title)} />);
    },
    code: (code, language) =>
      renderToStaticMarkup(<SnippetBlock snippet={{ code, language, marks: highlight(code, language) }} />),
    link: (address) => documentLink(address, name),
  };
}
