import type { SeenRequest } from "../../runtime/mock/index.ts";
import { type Mock, startMock } from "../../runtime/mock/index.ts";
import { structureProblems } from "./python-structure.ts";
import { readingProblems } from "./reading.ts";
import { callOf, Reference, sampleContent, secretIn } from "./reference.ts";
import { type Row, tokenVariables } from "./rows.ts";
import { RUN_LANGUAGES, Runner, type RunLanguage } from "./runner.ts";
import { differences, wireForm } from "./wire-form.ts";

/** The result of testing the snippet of a row. */
export interface Verdict {
  readonly row: Row;
  /**
   * `differs`: the snippet uses another client, which is known to send a different request, or to read the reply in a
   * different way.
   */
  readonly result: "right" | "wrong" | "skipped" | "differs";
  /** The problems, or the reason why the row is skipped or differs. */
  readonly details: readonly string[];
}

/**
 * Returns the language in which the snippet of a row is run. Returns undefined for Python clients that are not
 * installed. The snippets of these clients are not run; `structureProblems` checks the calls in their code.
 */
export function languageOf({ clientName }: Row): RunLanguage | undefined {
  if (clientName === "python/requests") return "python";
  if (clientName.startsWith("js/")) return "js";
  return clientName.startsWith("sh/") ? "sh" : undefined;
}

/** Runs snippets against the mock server, each language in its own process, and returns a verdict for each row. */
export async function runMatrix(
  rows: readonly Row[],
  onVerdict?: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const mock = await startMock();
  const reference = new Reference(mock);
  const environment = Object.fromEntries(tokenVariables().map((name) => [name, secretIn(name)]));
  const verdicts: Verdict[] = [];
  const judgeAll = async (language: RunLanguage | undefined): Promise<void> => {
    const own = rows.filter((row) => languageOf(row) === language);
    if (own.length === 0) return;
    const runner = language && Runner.start(language, mock.url, environment);
    try {
      for (const [index, row] of own.entries()) {
        const verdict =
          typeof runner === "string"
            ? ({ row, result: "skipped", details: [runner] } as const)
            : verdictOf(row, await problemsOf(row, `${language} ${index}`, runner, mock, reference));
        verdicts.push(verdict);
        onVerdict?.(verdict);
      }
    } finally {
      if (typeof runner === "object") runner.close();
    }
  };
  try {
    await Promise.all([...RUN_LANGUAGES, undefined].map(judgeAll));
  } finally {
    await mock.close();
  }
  return verdicts;
}

async function problemsOf(
  row: Row,
  id: string,
  runner: Runner | undefined,
  mock: Mock,
  reference: Reference,
): Promise<readonly string[]> {
  if (runner === undefined) return structureProblems(row, reference);
  const { file } = row.shown.shared;
  const outcome = await runner.run(id, row.code, file === "" ? {} : { [file]: sampleContent(file) });
  const sent = callOf(mock, id);
  const sending = sent === undefined ? ["sends nothing"] : await sendingProblems(row, sent, reference);
  return [...sending, ...readingProblems(row, outcome)];
}

async function sendingProblems(row: Row, sent: SeenRequest, reference: Reference): Promise<readonly string[]> {
  try {
    const expected = await reference.requestOf(row);
    return differences(expected, await wireForm(sent, row)).map((text) => `sends ${text}`);
  } catch (error) {
    return [`cannot be compared: ${String(error)}`];
  }
}

function verdictOf(row: Row, details: readonly string[]): Verdict {
  const known = knownDifference(row);
  if (known === undefined) return { row, result: details.length === 0 ? "right" : "wrong", details };
  // The list of known differences contains this row. If the row no longer differs, it counts as wrong, so that somebody
  // deletes it from the list.
  if (details.length > 0) return { row, result: "differs", details: [known] };
  return { row, result: "wrong", details: [`is right, although it is listed as: ${known}`] };
}

/** Snippets of a client that are known to send another request, or to read the reply in another way, and why. */
type KnownDifference = readonly [client: string, provider: string, task: string, reason: string];

const HUB = "js/huggingface.js";

const RESPONSES_CLIENTS = ["js/openai-responses", "python/openai-responses"];

const DIFFERENCES: readonly KnownDifference[] = [
  ...RESPONSES_CLIENTS.flatMap((client): KnownDifference[] => [
    [client, "azure-openai", "responses", "the client sends the key in two headers, of which the provider needs one"],
    [client, "ollama", "responses", "the client always sends a key, which the server ignores"],
  ]),
  [HUB, "groq", "text-generation", "the client calls a chat route, but sends no messages"],
  [HUB, "novita", "text-generation", "the client calls a chat route, but sends no messages"],
  [HUB, "scaleway", "text-generation", "the client sends parameters that have no effect"],
  [HUB, "together", "text-generation", "the client sends parameters that have no effect"],
  [HUB, "hf-inference", "image-segmentation", "the client rejects masks without a score"],
  [HUB, "hf-inference", "table-question-answering", "the client sends the question in `question`, not `query`"],
  [HUB, "replicate", "text-to-image", "the client does not wait for predictions"],
  [HUB, "replicate", "text-to-video", "the client does not wait for predictions"],
];

/** Returns why the snippet of a row is known to differ, or undefined. */
function knownDifference({ clientName, part }: Row): string | undefined {
  return DIFFERENCES.find(
    ([client, provider, task]) => client === clientName && provider === part.provider && task === part.task,
  )?.[3];
}
