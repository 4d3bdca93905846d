import { useId, useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from "react";
import { messageOf } from "../../message-of.ts";
import type { Background } from "./background.ts";
import { hubFiles, LARGEST_FILE } from "./hub-files.ts";
import type { ModelFiles } from "./model-files.ts";
import type { ChatState } from "./state.ts";

interface LoadFormProps {
  readonly background: Background;
  /** The content of the field for other variables. */
  readonly variables: string;
  readonly onChange: (change: Partial<ChatState>) => void;
}

interface Loading {
  readonly said: string;
  readonly isFailure: boolean;
  /** @param source name of the model or of the files */
  readonly load: (source: string, read: () => Promise<ModelFiles>) => Promise<void>;
}

/** Reads the files of one model at a time. A new load replaces a running one. */
function useLoading({ background, variables, onChange }: LoadFormProps): Loading {
  const running = useRef<AbortController>(undefined);
  const [status, setStatus] = useState({ said: "", isFailure: false });
  const load: Loading["load"] = async (source, read) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus({ said: `Loading ${source} …`, isFailure: false });
    try {
      const files = await read();
      signal.throwIfAborted();
      const { loaded = { change: {}, said: "" } } = await background.run({ action: "load", files, variables }, signal);
      onChange(loaded.change);
      setStatus({ said: `${source}: ${loaded.said}`, isFailure: Object.keys(loaded.change).length === 0 });
    } catch (error) {
      if (!signal.aborted) setStatus({ said: messageOf(error), isFailure: true });
    }
  };
  return { ...status, load };
}

/** Loads the templates of a model: by its id from the hub, or from files. */
export function LoadForm(props: LoadFormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { said, isFailure, load } = useLoading(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    void load(typed, () => hubFiles(typed));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) void load(files.map(({ name }) => name).join(", "), () => readFiles(files));
  };
  return (
    <form className="load" onSubmit={submit}>
      <div>
        <label htmlFor={`${id}model`}>Model id or hub address</label>
        <div className="look-up-line">
          <input ref={field} id={`${id}model`} {...ID_FIELD} aria-describedby={`${id}status`} />
          <button className="hs-button" type="submit">
            Load
          </button>
        </div>
      </div>
      <div>
        <label htmlFor={`${id}files`}>Or files of a tokenizer</label>
        <input id={`${id}files`} type="file" multiple accept=".json,.jinja,.txt" onChange={choose} />
      </div>
      <output id={`${id}status`} className={isFailure ? "look-up-status failed" : "look-up-status"}>
        {said}
      </output>
    </form>
  );
}

const ID_FIELD = {
  type: "text",
  placeholder: "owner/name",
  autoCapitalize: "off",
  autoComplete: "off",
  spellCheck: false,
  enterKeyHint: "go",
} as const;

/** Reads the files that a visitor chose. @throws Error with a message for the visitor */
async function readFiles(files: readonly File[]): Promise<ModelFiles> {
  const large = files.find(({ size }) => size > LARGEST_FILE);
  if (large !== undefined) throw new Error(`${large.name} is larger than ${LARGEST_FILE / 1024 / 1024} MiB.`);
  const isJson = ({ name }: File): boolean => /\.json$/i.test(name);
  const config = await files.find(isJson)?.text();
  const jinja = await files.find((file) => !isJson(file))?.text();
  return { ...(config !== undefined && { config }), ...(jinja !== undefined && { jinja }) };
}
