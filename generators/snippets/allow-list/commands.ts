import type { Word } from "../../parsers/bash.ts";
import { words } from "./known-names.ts";

/**
 * Commands that never run their arguments as code, except the values of `RUNNING_OPTIONS`. Templates may use these
 * commands and the commands of declared packages.
 */
export const COMMANDS = words(`
  [ base64 brew cargo cat cd cmake cmp conda cp curl cut date df diff dirname docker du echo exit export false ffmpeg ffplay
  file free git grep head hf huggingface-cli jq ls mkdir modelscope mv npm nproc nvidia-smi open pip pip3 pipx pnpm
  printf pwd set sha256sum sleep sort tail tar tee test touch tr true uname uniq unzip uv wc wget which xcode-select
  xdg-open yarn
`);

/** Programs that run code from a file, a module or their input. */
export const INTERPRETERS = words(`
  Rscript ash bash bun csh dash deno fish ipython julia ksh lua node perl php powershell pwsh pypy python python2
  python3 ruby sh tclsh zsh
`);

/** Commands that run another command, such as `sudo`. For each of them, the options that are followed by a value. */
const CARRIERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["env", words("-u --unset")],
  ["nohup", words("")],
  ["time", words("")],
  ["sudo", words("-u -g --user --group")],
  ["uv run", words("--with --python -p --group --extra --project --directory --package --env-file")],
  ["uvx", words("--from --with --python -p")],
  ["conda run", words("-n --name -p --prefix")],
  ["npx", words("-p --package")],
  ["accelerate launch", words("--num_processes --num_machines --mixed_precision --config_file")],
  ["torchrun", words("--nproc_per_node --nproc-per-node --nnodes --master_port --node_rank")],
]);

/**
 * Returns the command that another command runs (`sudo pip` runs `pip`), and the words before it. Returns undefined for
 * other commands.
 */
export function carriedBy(
  name: string,
  rest: readonly Word[],
): { readonly words: readonly Word[]; readonly before: readonly Word[] } | undefined {
  const [second] = rest;
  const isLong = second?.text !== undefined && CARRIERS.has(`${name} ${second.text}`);
  const options = CARRIERS.get(isLong ? `${name} ${second.text}` : name);
  if (options === undefined) return undefined;
  const after = isLong ? rest.slice(1) : rest;
  let index = 0;
  for (; index < after.length; index++) {
    const text = after[index]?.text;
    if (text === undefined || (!text.startsWith("-") && !/^\w+=/.test(text))) break;
    if (options.has(text)) index += 1;
  }
  return { words: after.slice(index), before: after.slice(0, index) };
}

/**
 * Commands that install or run packages. Their arguments name packages, whose code runs on installation or later. So no
 * argument may contain a value.
 */
export const INSTALLERS = words("brew cargo cmake conda npm npx pip pip3 pipx pnpm uv uvx yarn");

/** Clients of model hubs. Only their command `download` may contain a value: others run or install what it names. */
export const HUB_CLIENTS = words("hf huggingface-cli modelscope");

/** Commands that may run code from the working folder, such as the scripts of a package.json. */
export const PROJECT_COMMANDS: ReadonlySet<string> = new Set([...INSTALLERS, "docker"]);

/** Returns true for the address of a repository on the hub, as an argument of `git clone` or `pip install`. */
export function isOfHub({ text }: Word): boolean {
  return /^(?:git\+)?https:\/\/huggingface\.co\//.test(text ?? "");
}

/** For each command, a pattern for the options whose value is run as code. */
export const RUNNING_OPTIONS: Readonly<Record<string, RegExp>> = {
  curl: /^(?:-K|--config)/,
  docker: /^--entrypoint/,
  git: /^(?:-c|-u|--config|--config-env|--exec|--exec-path|--receive-pack|--template|--upload-pack)/,
  printf: /^-v/,
  sort: /^--compress-program/,
  tar: /^(?:-I|-F|--checkpoint-action|--info-script|--new-volume-script|--rmt-command|--rsh-command|--to-command|--use-compress-program)/,
};

/** Matches options of `docker run` and `docker exec` without a value. */
export const DOCKER_FLAGS =
  /^(?:-[ditP]+|--(?:detach|init|interactive|no-healthcheck|privileged|publish-all|read-only|rm|tty))$/;

/** Modules that `python -m` may run, in addition to modules of declared packages. */
export const MODULES = words("http.server pip venv");

/**
 * Matches names of environment variables that are safe to set: no program uses their values as a command, as the path
 * of code, or as options.
 */
export const VALUE_NAME =
  /^(?:[a-z][a-z0-9_]*|AUDIO|BODY|FILE|ID|IMAGE|INPUT|OUTPUT|PROMPT|QUERY|REPLY|REPO|TEXT|URL|VIDEO|(?:[A-Z0-9]+_)*(?:KEY|MODELS?|MODEL_ID|MODEL_NAME|REPO_ID|TOKEN))$/;
