import type { ReactNode } from "react";
import type { DemoMedia } from "../../generated/records.ts";
import { safeAddress } from "./safe-address.ts";

const KINDS: Readonly<Record<DemoMedia["type"], { readonly name: string; readonly picture: string }>> = {
  img: { name: "Image", picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9.5h.01" },
  audio: { name: "Audio", picture: "M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4" },
  video: { name: "Video", picture: "M3 5h18v14H3zM10 9l5 3-5 3z" },
  "3d": { name: "3D model", picture: "m12 2 9 5v10l-9 5-9-5V7zM12 12v10M12 12 3 7M12 12l9-5" },
};

export interface DemoMediaProps {
  readonly item: DemoMedia;
  /** Folder address of the media files; without it, a figure tells what would be there. */
  readonly mediaBase?: string | undefined;
}

/** A media item of a demo: the file itself when it is known where it lies, else its name and what it shows. */
export function DemoMediaFigure({ item, mediaBase }: DemoMediaProps): ReactNode {
  const { name } = KINDS[item.type];
  const source = mediaBase === undefined ? undefined : mediaAddress(mediaBase, item.filename);
  return (
    <figure className="hs-media">
      {source === undefined ? <Placeholder item={item} /> : <Media item={item} source={source} />}
      <figcaption>{item.description ?? `${name} file`}</figcaption>
    </figure>
  );
}

function mediaAddress(mediaBase: string, filename: string): string | undefined {
  return safeAddress(`${mediaBase.replace(/\/+$/, "")}/${encodeURIComponent(filename)}`);
}

function Placeholder({ item }: { readonly item: DemoMedia }): ReactNode {
  const { name, picture } = KINDS[item.type];
  return (
    <div className="hs-media-place">
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
        <path d={picture} />
      </svg>
      <span>
        {name} <code>{item.filename}</code>
      </span>
    </div>
  );
}

// oxlint-disable jsx-a11y/media-has-caption -- the catalogue has descriptions, no caption files
function Media({ item, source }: { readonly item: DemoMedia; readonly source: string }): ReactNode {
  const description = item.description ?? item.filename;
  switch (item.type) {
    case "img":
      return <img src={source} alt={description} loading="lazy" decoding="async" />;
    case "audio":
      return <audio src={source} aria-label={description} controls preload="none" />;
    case "video":
      return <video src={source} aria-label={description} controls preload="metadata" playsInline />;
    case "3d":
      return <a href={source}>Open {item.filename}</a>;
  }
}
