import { GGMLFileQuantizationType, GGMLQuantizationType } from "../../generated/quantization.ts";
import { TASK_TYPES } from "../../generated/task-types.ts";
import { adapterOf } from "../inference/provider/catalogue.ts";
import { configOf, modelList } from "./models.ts";
import { HUB_PREFIX, PARTS } from "./parts.ts";

/** The newest version of every package, and the newest commit of every repository. */
export const NEWEST = { version: "999.0.0", commit: "0123456789abcdef0123456789abcdef01234567" } as const;

type Answer = unknown;

/** The lists and files of the hub and of package indexes, by the pattern of their paths. A text is sent as it is. */
const LISTS: readonly (readonly [path: RegExp, answer: (found: string, query: URLSearchParams) => Answer])[] = [
  [/^api\/models$/, (_, query) => modelList(query)],
  [/^api\/models-tags-by-type$/, () => ({ pipeline_tag: taskTags() })],
  [/^v1\/models$/, () => ({ object: "list", data: [chatModel()] })],
  [/^pypi\/([^/]+)\/json$/, (name) => ({ info: { name, version: NEWEST.version } })],
  [/^npm\/(.+)\/latest$/, (name) => ({ name, version: NEWEST.version })],
  [/^git\/.+\/info\/refs$/, () => references()],
  [/^gguf\/constants\.py$/, () => quantizationTypes()],
  [/\/resolve\/[^/]+\/[^/]+\.gguf$/, () => ggufHeader()],
  [/^([^/]+\/[^/]+)\/resolve\/[^/]+\/config\.json$/, configOf],
];

/** Returns the list at a path, or undefined if there is none. */
export function listAt(path: string, query: URLSearchParams): Answer {
  for (const [pattern, answer] of LISTS) {
    const found = pattern.exec(path);
    if (found !== null) return answer(found[1] ?? "", query);
  }
  return undefined;
}

function taskTags(): unknown[] {
  return Object.entries(TASK_TYPES).map(([id, { name, modality }]) => {
    return { id, label: name, type: "pipeline_tag", subType: modality };
  });
}

function chatModel(): unknown {
  const chats = PARTS.filter(({ task }) => task === "conversational");
  const providers = chats.filter(({ provider }) => adapterOf(provider).hubOrg !== undefined);
  return {
    id: `${HUB_PREFIX}conversational`,
    object: "model",
    owned_by: HUB_PREFIX.slice(0, -1),
    architecture: { input_modalities: ["text"], output_modalities: ["text"] },
    providers: providers.map(({ provider }) => ({
      provider,
      status: "live",
      context_length: 131_072,
      pricing: { input: 0.1, output: 0.5 },
      supports_tools: true,
      supports_structured_output: true,
    })),
  };
}

/** Returns the references of a repository in the format of git's smart protocol. */
function references(): string {
  const lines = [`${NEWEST.commit} HEAD\0multi_ack\n`, `${NEWEST.commit} refs/heads/main\n`].map(packetLine);
  return `${packetLine("# service=git-upload-pack\n")}0000${lines.join("")}0000`;
}

function packetLine(text: string): string {
  return (text.length + 4).toString(16).padStart(4, "0") + text;
}

/** Returns the types of GGUF as classes of Python, as llama.cpp defines them. */
function quantizationTypes(): string {
  const classes = { GGMLQuantizationType, LlamaFileType: GGMLFileQuantizationType };
  return Object.entries(classes)
    .map(([name, types]) => {
      const members = Object.entries(types).filter(([, number]) => typeof number === "number" && number < 1000);
      const prefix = name === "LlamaFileType" ? "MOSTLY_" : "";
      return `class ${name}(IntEnum):\n${members.map(([type, number]) => `    ${prefix}${type} = ${number}\n`).join("")}`;
    })
    .join("\n\n");
}

/** Returns the header of a GGUF file of a tiny model. All its bytes are ASCII. */
function ggufHeader(): string {
  const u32 = (value: number): string => String.fromCharCode(value & 127, (value >> 8) & 127, 0, 0);
  const text = (value: string): string => `${u32(value.length)}${u32(0)}${value}`;
  const name = text("general.architecture") + u32(8) + text("llama");
  const sizes = { block_count: 2, embedding_length: 64, "attention.head_count": 4, context_length: 512 };
  const keys = Object.entries(sizes).map(([key, value]) => text(`llama.${key}`) + u32(4) + u32(value));
  const tensor = `${text("token_embd.weight")}${u32(2)}${u32(64)}${u32(0)}${u32(100)}${u32(0)}${u32(0)}${u32(0)}${u32(0)}`;
  return `GGUF${u32(3)}${u32(1)}${u32(0)}${u32(5)}${u32(0)}${name}${keys.join("")}${tensor}`;
}
