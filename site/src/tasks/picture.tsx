import type { TaskData } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { MEDIA_PATH, siteAddress } from "../site-files.ts";

/** A picture for the card of a task: a media file of its demo, or the inputs and outputs of the demo as text. */
export function TaskPicture({ task: { demo } }: { readonly task: TaskData }): ReactNode {
  const file = pictureOf(demo);
  if (file !== undefined) {
    return (
      <img
        className="task-picture"
        src={siteAddress(MEDIA_PATH + file)}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <div className="task-picture task-words" aria-hidden="true">
      <p>
        <span>{wordsOf(demo.inputs)}</span>
      </p>
      <p>
        <span>{wordsOf(demo.outputs)}</span>
      </p>
    </div>
  );
}

type Demo = TaskData["demo"];

/**
 * Returns the file name of the small picture of a demo. Uses the first image, video or 3D model, or a sound if there is
 * nothing else. Outputs come before inputs.
 */
export function pictureOf({ inputs, outputs }: Demo): string | undefined {
  const media = [...outputs, ...inputs].flatMap((item) => ("filename" in item ? [item] : []));
  const seen = media.find(({ type }) => type !== "audio") ?? media[0];
  const file = seen === undefined || seen.type === "img" ? seen?.filename : seen.poster;
  return file?.replace(/\.webp$/, "-small.webp");
}

function wordsOf(items: Demo["inputs"]): string {
  return items
    .flatMap((item) => {
      switch (item.type) {
        case "text":
          return item.content;
        case "chart":
          return item.data.slice(0, 2).map(({ label, score }) => `${label} ${score.toFixed(2)}`);
        case "tabular":
          return item.table.slice(0, 3).map((row) => row.slice(0, 3).join(" · "));
        case "text-with-tokens":
          return item.tokens.map(({ type, start, end }) => `${item.text.slice(start, end)} ${type}`);
        default:
          return [];
      }
    })
    .join("\n");
}
