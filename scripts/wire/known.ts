import type { Row } from "./rows.ts";

/**
 * A known difference between another client and this package: the other client sends a different request, or reads the
 * reply in a different way.
 */
export interface KnownDifference {
  /** Language and name of the client. */
  readonly client: string;
  readonly provider: string;
  readonly task: string;
  readonly reason: string;
}

const HUB = "js/huggingface.js";
const TEXT = "text-generation";

/** Known differences between this package and other clients, such as `@huggingface/inference`. */
const DIFFERENCES: readonly KnownDifference[] = [
  { client: HUB, provider: "groq", task: TEXT, reason: "the client calls a chat route, but sends no messages" },
  { client: HUB, provider: "novita", task: TEXT, reason: "the client calls a chat route, but sends no messages" },
  { client: HUB, provider: "scaleway", task: TEXT, reason: "the client sends parameters that have no effect" },
  { client: HUB, provider: "together", task: TEXT, reason: "the client sends parameters that have no effect" },
  {
    client: HUB,
    provider: "hf-inference",
    task: "image-segmentation",
    reason: "the client rejects masks without a score",
  },
  {
    client: HUB,
    provider: "hf-inference",
    task: "table-question-answering",
    reason: "the client sends the question in the field `question`, not `query`",
  },
  { client: HUB, provider: "replicate", task: "text-to-image", reason: "the client does not wait for predictions" },
  { client: HUB, provider: "replicate", task: "text-to-video", reason: "the client does not wait for predictions" },
];

/** Returns the known difference that explains the result of a row, or undefined. */
export function knownDifference({ clientName, part }: Row): KnownDifference | undefined {
  return DIFFERENCES.find((known) => {
    return known.client === clientName && known.provider === part.provider && known.task === part.task;
  });
}
