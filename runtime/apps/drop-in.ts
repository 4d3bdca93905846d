import type { AppKey, CommandAppKey, LinkAppKey, StepsAppKey } from "../../generated/apps/app.ts";
import { APPS } from "../../generated/apps/index.ts";
import type { ModelRecord } from "../../generated/records.ts";
import type { TaskId } from "../../generated/task-types.ts";
import type { Snippet } from "../snippets/blocks.ts";
import { appSnippets, isOffered } from "./apps.ts";

/** Key of an app. */
export type LocalAppKey = AppKey;

/** One step to run a model in an app. */
export interface LocalAppSnippet {
  /** Heading of the step. */
  title: string;
  /** Commands that install what the step needs. Absent: nothing has to be installed. */
  setup?: string;
  /** One block, or several to run in places of their own, such as a server and a call. */
  content: string | string[];
}

interface LocalAppBase {
  /** Name shown to people. */
  prettyLabel: string;
  /** Address of the documentation. */
  docsUrl: string;
  /** Task that most of its models do. */
  mainTask: TaskId;
  /** True: only Macs run it. Absent: false. */
  macOSOnly?: boolean;
  /** True: announced, but not available yet. Absent: false. */
  comingSoon?: boolean;
  /** Returns whether the app is offered for a model. */
  displayOnModelPage: (model: ModelRecord) => boolean;
}

/** An app that a link opens. */
export interface LinkApp extends LocalAppBase {
  /** Returns the link that opens the app with a model, and with one file of it if `filepath` is given. */
  deeplink: (model: ModelRecord, filepath?: string) => URL;
}

/** An app that commands start: `Result` is their text, or the steps. */
export interface CommandApp<Result> extends LocalAppBase {
  /** Returns how to run a model, and one file of it if `filepath` is given. */
  snippet: (model: ModelRecord, filepath?: string) => Result;
}

/** An app or server that runs models on the reader's own machine. */
export type LocalApp = LinkApp | CommandApp<string | string[] | LocalAppSnippet | LocalAppSnippet[]>;

/** Every app by key, each with the type of what it gives. */
export type LocalApps = Record<LinkAppKey, LinkApp> &
  Record<CommandAppKey, CommandApp<string>> &
  Record<StepsAppKey, CommandApp<LocalAppSnippet[]>>;

/** Apps and servers that run models on the reader's own machine, in the order in which people see them. */
export const LOCAL_APPS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ (Object.keys(APPS) as AppKey[]).map((key) => [key, localApp(key)]),
) as LocalApps;

function localApp(key: AppKey): LocalApp {
  const { about, gives } = APPS[key];
  const { prettyLabel, docsUrl, mainTask, macOSOnly } = about;
  const base: LocalAppBase = {
    prettyLabel,
    docsUrl,
    mainTask,
    ...(macOSOnly === true && { macOSOnly }),
    displayOnModelPage: (model) => isOffered(key, model),
  };
  const blocks = (model: ModelRecord, file: string | undefined): Snippet[] => appSnippets(key, model, { file });
  if (gives === "link") {
    return { ...base, deeplink: (model, file) => new URL(blocks(model, file)[0]?.code ?? docsUrl) };
  }
  if (gives === "steps") return { ...base, snippet: (model, file) => stepsOf(blocks(model, file)) };
  return { ...base, snippet: (model, file) => codeOf(blocks(model, file)) };
}

/** Joins blocks with the same title into steps. */
function stepsOf(blocks: readonly Snippet[]): LocalAppSnippet[] {
  const titles = [...new Set(blocks.map(({ title = "" }) => title))];
  return titles.map((title) => {
    const own = blocks.filter((block) => (block.title ?? "") === title);
    const setup = codeOf(own.filter(({ kind }) => kind === "install"));
    const content = own.filter(({ kind }) => kind !== "install").map(({ code }) => code);
    return { title, ...(setup !== "" && { setup }), content: content.length === 1 ? (content[0] ?? "") : content };
  });
}

function codeOf(blocks: readonly Snippet[]): string {
  return blocks.map(({ code }) => code).join("\n");
}
