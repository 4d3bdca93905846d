import { words } from "./names.ts";

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
export const CARRIERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["env", words("-u --unset")],
  ["nohup", words("")],
  ["sudo", words("-u -g --user --group")],
  ["uv run", words("--with --python -p --group --extra --project --directory --package --env-file")],
  ["uvx", words("--from --with --python -p")],
  ["conda run", words("-n --name -p --prefix")],
  ["npx", words("-p --package")],
  ["accelerate launch", words("--num_processes --num_machines --mixed_precision --config_file")],
  ["torchrun", words("--nproc_per_node --nproc-per-node --nnodes --master_port --node_rank")],
]);

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
