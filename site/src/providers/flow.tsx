import type { ReactNode } from "react";
import { Ticked } from "../components/ticked.tsx";
import type { ProviderTaskRecord, TaskSpec } from "./record.ts";
import { conditionWords, tick } from "./words.ts";

type Job = NonNullable<TaskSpec["job"]>;
type Place = Job["statusUrl"];

/** A step of a call, as a box of the diagram. */
interface Box {
  readonly title: string;
  /** The HTTP method and the route. */
  readonly code?: string;
  /** Sentences with code in backticks. */
  readonly lines: readonly string[];
  /** The job statuses in this step, and what happens for each of them. */
  readonly words?: readonly Word[];
  /** True if the step is repeated. */
  readonly isLoop?: boolean;
}

interface Word {
  readonly word: string;
  readonly leadsTo: "wait" | "go on" | "error";
}

/**
 * The steps of a call, from the arguments to the result, as boxes with arrows. For screen readers, the boxes are a
 * numbered list.
 */
export function CallFlow({ task, name }: { readonly task: ProviderTaskRecord; readonly name: string }): ReactNode {
  return (
    <ol className="flow" aria-label={`Steps of a call: ${name}`}>
      {boxesOf(task).map((box) => (
        <li key={box.title} className={box.isLoop === true ? "flow-box flow-loop" : "flow-box"}>
          <strong>{box.title}</strong>
          {box.code !== undefined && <code>{box.code}</code>}
          {box.lines.map((line) => (
            <span key={line} className="flow-line">
              <Ticked text={line} />
            </span>
          ))}
          {box.words !== undefined && <Words words={box.words} />}
          {box.isLoop === true && <LoopArrow />}
        </li>
      ))}
    </ol>
  );
}

const LEADS: Readonly<Record<Word["leadsTo"], string>> = {
  wait: "ask again",
  "go on": "go on",
  error: "error",
};

function Words({ words }: { readonly words: readonly Word[] }): ReactNode {
  return (["wait", "go on", "error"] as const).map((leadsTo) => {
    const here = words.filter((one) => one.leadsTo === leadsTo);
    return here.length === 0 ? null : (
      <span key={leadsTo} className={`flow-words flow-${leadsTo.replace(" ", "-")}`}>
        {here.map(({ word }) => (
          <code key={word}>{word}</code>
        ))}{" "}
        <span className="flow-to">{LEADS[leadsTo]}</span>
      </span>
    );
  });
}

function LoopArrow(): ReactNode {
  return (
    <svg className="flow-again" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M19 12a7 7 0 1 1-2.2-5.1M19 3.5v4.2h-4.2" />
    </svg>
  );
}

function boxesOf(task: ProviderTaskRecord): Box[] {
  const { job, response } = task.spec;
  const kinds = (response?.variants ?? [response ?? {}]).map(({ kind }) => kind);
  const isFetched = kinds.includes("url");
  const download =
    kinds.length > 1
      ? "If the response contains a URL, the file is downloaded"
      : "The file is downloaded from the URL in the response";
  const result: Box = {
    title: "Result",
    lines: [...(isFetched ? [`${download}, without credentials.`] : []), resultLine(task)],
  };
  if (job === undefined) return [requestBox(task), answerBox(task), result];
  return [
    submitBox(task, job),
    askBox(job),
    ...(job.resultUrl === undefined
      ? []
      : [{ title: "Request the result", code: addressCode(job.resultUrl), lines: addressLines(job.resultUrl) }]),
    result,
  ];
}

function requestBox({ spec }: ProviderTaskRecord): Box {
  return { title: "Request", code: `POST ${routes(spec)[0] ?? ""}`, lines: routeLines(spec) };
}

function submitBox({ spec }: ProviderTaskRecord, { id, initial }: Job): Box {
  const lines = [
    id === undefined ? "" : `The id of the job is in ${tick(id)} of the response.`,
    initial === "status" ? "The response may already contain the status." : "",
    initial === "failure" ? "The response may already report a failure." : "",
  ];
  return {
    title: "Submit",
    code: `POST ${routes(spec)[0] ?? ""}`,
    lines: [...routeLines(spec), ...lines].filter(Boolean),
  };
}

function askBox({ statusUrl, cancelUrl, status, firstWaitMs, intervalMs, attempts }: Job): Box {
  const first = firstWaitMs === intervalMs || firstWaitMs === 0 ? "" : `First after ${seconds(firstWaitMs)}, then `;
  const rhythm = first === "" ? `Every ${seconds(intervalMs)}` : `${first}every ${seconds(intervalMs)}`;
  const end = attempts === "unlimited" ? "until the job ends or the call times out" : `at most ${attempts} times`;
  const progress = [status?.queuePosition, status?.logs].flatMap((place) => (place === undefined ? [] : [tick(place)]));
  return {
    title: "Ask",
    code: addressCode(statusUrl),
    lines: [
      ...addressLines(statusUrl),
      `${rhythm}, ${end}.`,
      ...(cancelUrl === undefined ? [] : [`To cancel: ${tick(addressCode(cancelUrl))}.`]),
      ...(progress.length === 0 ? [] : [`The progress is in ${progress.join(" and ")}.`]),
      ...(status?.failedAt === undefined ? [] : [`A value at ${tick(status.failedAt)} means that the job failed.`]),
      status === undefined
        ? "While the job is running, the response is JSON. When the job is done, the response is the file."
        : `The status is in ${tick(status.path)}:`,
    ],
    ...(status && { words: statusWords(status) }),
    isLoop: true,
  };
}

function statusWords({ pending, done, failed, otherwise, absentMeans }: NonNullable<Job["status"]>): Word[] {
  const words = (leadsTo: Word["leadsTo"], list: readonly (string | boolean)[] = []): Word[] =>
    list.map((word) => ({ word: String(word), leadsTo }));
  return [
    ...words("wait", pending),
    ...words("go on", done),
    ...words("error", failed),
    ...(otherwise === undefined ? [] : words(otherwise === "pending" ? "wait" : "error", ["any other"])),
    ...(absentMeans === undefined ? [] : words(absentMeans === "done" ? "go on" : "wait", ["none"])),
  ];
}

function answerBox({ streams, shape }: ProviderTaskRecord): Box {
  const whole = shape === "binary" ? "A file." : "One JSON document.";
  const lines = streams ? [whole, "With `stream`: server-sent events, chunk by chunk, up to `[DONE]`."] : [whole];
  return { title: "Response", lines };
}

function resultLine({ outputTypes, streams }: ProviderTaskRecord): string {
  if (outputTypes.length > 1) return `Depends on \`outputType\`: ${outputTypes.map(tick).join(", ")}.`;
  if (outputTypes.length === 1) return "A `Blob`.";
  return streams ? "Validated data, or a stream of chunks." : "Validated data.";
}

function routes({ route }: TaskSpec): readonly string[] {
  if (route === undefined) return [];
  return typeof route === "string" ? [route] : route.map(({ path }) => path).reverse();
}

/**
 * Describes when a call uses each route of a task. Leaves out the default route. The list is empty if there is only one
 * route.
 */
function routeLines({ route }: TaskSpec): string[] {
  if (route === undefined || typeof route === "string") return [];
  return route.flatMap(({ when, path }) => (when === undefined ? [] : [`${tick(path)} when ${conditionWords(when)}.`]));
}

function addressCode({ method = "GET", suffix, path, pathOf, append, absolute }: Place): string {
  const where = suffix === undefined ? (path ?? pathOf ?? absolute ?? "") : `…${suffix}`;
  return pathOf !== undefined || absolute !== undefined ? `${method} ‹${where}›${append ?? ""}` : `${method} ${where}`;
}

function addressLines({ pathOf, absolute, suffix }: Place): string[] {
  if (absolute !== undefined) return ["Sent to the URL in the first response, without credentials."];
  if (pathOf !== undefined) return ["Sent to the path in the first response, on the host of the first request."];
  return suffix === undefined ? [] : ["Sent to the URL of the first request, with this suffix added."];
}

/** Formats milliseconds: 500 → "0.5 s". */
function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}
