import { TASK_TYPES } from "../../../generated/task-types.ts";
import type { Export } from "./surface.ts";

/**
 * The origin of an export. `text`: generated types of text tasks. `media`: generated types of all other tasks.
 * `records`: generated types of records. `own`: code written by hand.
 */
type Origin = "text" | "media" | "records" | "own";

/** A document about some exports of an entry point. */
interface Part {
  /** The end of the file name, after the name of the entry point. */
  readonly suffix: string;
  readonly title: string;
  /** A sentence about the exports in the document. Default: the description of the entry point. */
  readonly about?: string;
  readonly of: readonly Origin[];
}

/** A document of an entry point, with the exports that it describes. */
type PartOfEntry = Partial<Pick<Part, "title" | "about">> & {
  readonly file: string;
  readonly items: readonly Export[];
};

/** Entry points that are too large for one page. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  tasks: [
    { suffix: "", title: "catalogue and models", of: ["own", "records"] },
    {
      suffix: "-text",
      title: "inputs and outputs of text",
      about: "Inputs and outputs of text tasks, such as chat. Also contains the types that several tasks share.",
      of: ["text"],
    },
    {
      suffix: "-media",
      title: "all other inputs and outputs",
      about: "Inputs and outputs of tasks for images, audio, video, tables and other data.",
      of: ["media"],
    },
  ],
  inference: [
    { suffix: "", title: "client and functions", of: ["own", "text", "media"] },
    {
      suffix: "-providers",
      title: "describing a provider",
      about: "The fields of a provider, for `defineProvider` and for the files of the catalogue.",
      of: ["records"],
    },
  ],
};

/** Divides the exports of an entry point into documents. A small entry point has only one document. */
export function partsOf(entry: string, items: readonly Export[]): readonly PartOfEntry[] {
  const name = entry.replaceAll("/", "-");
  const parts = Object.hasOwn(PARTS, entry) ? PARTS[entry] : undefined;
  if (parts === undefined) return [{ file: `${name}.md`, items }];
  return parts.map(({ suffix, of, ...texts }) => ({
    ...texts,
    file: `${name}${suffix}.md`,
    items: items.filter((item) => of.includes(originOf(item))),
  }));
}

/** Returns the origin of an export. Input and output types that several tasks share count as types of text tasks. */
function originOf({ symbol }: Export): Origin {
  const [file = ""] = symbol.getDeclarations().map((declaration) => declaration.getSourceFile().getFilePath());
  if (file.endsWith("/generated/records.d.ts")) return "records";
  const [, name] = /\/generated\/io\/([\w-]+)\.d\.ts$/.exec(file) ?? [];
  if (name === undefined) return "own";
  return isTask(name) && TASK_TYPES[name].modality !== "nlp" ? "media" : "text";
}

const isTask = (name: string): name is keyof typeof TASK_TYPES => Object.hasOwn(TASK_TYPES, name);
