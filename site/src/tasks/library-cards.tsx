import { languageNames, SnippetBlock, type MarkedSnippet } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import type { BuildData } from "../build-data.ts";
import type { LibraryEntry } from "../catalogue/catalogue.ts";
import { explainedSnippets } from "../catalogue/snippets.ts";
import { librariesWithCode, modelsOf } from "../catalogue/task-libraries.ts";
import { External, Link } from "../components/link.tsx";
import { libraryPath } from "../entry-paths.ts";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { isPlaceholder } from "../records/records.ts";

/** A library, and its code for a model of a task. */
export interface LibraryCard {
  readonly library: LibraryEntry;
  readonly model: ModelRecord;
  /** How to install the library, and the first code that uses the model. */
  readonly snippets: readonly MarkedSnippet[];
}

/** Returns a card for each library that has code for a task, the recommended library first. */
export async function libraryCards(task: string, buildData: BuildData): Promise<readonly LibraryCard[]> {
  const libraries = librariesWithCode(task, buildData.codeTasks);
  const cards = await Promise.all(libraries.map((library) => cardOf(library, task, buildData)));
  return cards.filter((card) => card !== undefined);
}

async function cardOf(library: LibraryEntry, task: string, buildData: BuildData): Promise<LibraryCard | undefined> {
  for (const model of modelsOf(library.key, task, buildData.examples)) {
    const snippets = await explainedSnippets(library.key, model, buildData);
    const usage = snippets.find(({ kind }) => kind === "usage");
    if (usage !== undefined) {
      return { library, model, snippets: [...snippets.filter(({ kind }) => kind === "install"), usage] };
    }
  }
  return undefined;
}

/** Number of cards above the fold. All other cards are in a collapsed section. */
const MOST = 5;

/** The libraries that have code for a task. */
export function LibraryCards({
  task,
  cards,
}: {
  readonly task: string;
  readonly cards: readonly LibraryCard[];
}): ReactNode {
  const others = cards.slice(MOST);
  return (
    <>
      <CardList cards={cards.slice(0, MOST)} recommended={cards[0]} />
      {others.length > 0 && (
        <details className="case">
          <summary>{others.length === 1 ? "One more library" : `${others.length} more libraries`}</summary>
          <CardList cards={others} />
        </details>
      )}
      {cards.length > 1 && (
        <p>
          Libraries with well-known models come first, then those whose code was run or checked, by how much they are
          used. <Link to={`/libraries/?task=${task}&code=on`}>Compare these libraries in the table</Link>
        </p>
      )}
    </>
  );
}

interface CardListProps {
  readonly cards: readonly LibraryCard[];
  readonly recommended?: LibraryCard | undefined;
}

function CardList({ cards, recommended }: CardListProps): ReactNode {
  return (
    <ul className="library-cards">
      {cards.map((card) => (
        <Card key={card.library.key} card={card} isRecommended={card === recommended} />
      ))}
    </ul>
  );
}

function Card({ card, isRecommended }: { readonly card: LibraryCard; readonly isRecommended: boolean }): ReactNode {
  const { library, model, snippets } = card;
  const { key, data } = library;
  return (
    <li>
      <h3>
        <EntryLogo kind="libraries" id={key} name={data.prettyLabel} />
        <Link to={libraryPath(key)}>{data.prettyLabel}</Link>
        {isRecommended && <span className="tag">Recommended</span>}
      </h3>
      {data.description !== undefined && <p>{data.description}</p>}
      <p className="card-facts">
        {data.languages && <span>{languageNames(data.languages)}</span>}
        {data.licence !== undefined && (
          <span>
            Licence: <External to={data.licenceSource ?? data.repoUrl}>{data.licence}</External>
          </span>
        )}
        <span>{data.verifiedAgainst ?? "This code has not been run yet"}</span>
      </p>
      <details>
        <summary>
          Code<span className="hs-hidden"> with {data.prettyLabel}</span> for{" "}
          {isPlaceholder(model) ? "your model" : <code>{model.id}</code>}
        </summary>
        {snippets.map((snippet, index) => (
          <SnippetBlock key={index} snippet={snippet} />
        ))}
      </details>
    </li>
  );
}
