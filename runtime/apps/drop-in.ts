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
  /** Commands that install what the step needs. Absent if nothing has to be installed. */
  setup?: string;
  /** One block, or several blocks that are run in separate terminals, such as a server and a request to it. */
  content: string | string[];
}

interface LocalAppBase {
  /** Name shown to people. */
  prettyLabel: string;
  /** URL of the app's documentation. */
  docsUrl: string;
  /** The task of most models that the app runs. */
  mainTask: TaskId;
  /** True if the app runs on macOS only. Default: false. */
  macOSOnly?: boolean;
  /** True if the app is announced but not available yet. Default: false. */
  comingSoon?: boolean;
  /** Returns whether the app is offered for a model. */
  displayOnModelPage: (model: ModelRecord) => boolean;
}

/** An app that is opened by a link. */
export interface LinkApp extends LocalAppBase {
  /** Returns the link that opens the app with a model, or with one file of the model if `filepath` is given. */
  deeplink: (model: ModelRecord, filepath?: string) => URL;
}

/** An app that is started by commands. `Result` is the type of the snippet: text or steps. */
export interface CommandApp<Result> extends LocalAppBase {
  /** Returns the commands that run a model, or one file of the model if `filepath` is given. */
  snippet: (model: ModelRecord, filepath?: string) => Result;
}

/** An app or server that runs models on your own machine. */
export type LocalApp = LinkApp | CommandApp<string | string[] | LocalAppSnippet | LocalAppSnippet[]>;

/** All apps by key. The type of an app says what its `snippet` returns. */
export type LocalApps = Record<LinkAppKey, LinkApp> &
  Record<CommandAppKey, CommandApp<string>> &
  Record<StepsAppKey, CommandApp<LocalAppSnippet[]>>;

/** Apps and servers that run models on your own machine, in the order in which pages show them. */
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
