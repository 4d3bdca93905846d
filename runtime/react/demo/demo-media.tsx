import type { ReactNode } from "react";
import type { DemoMedia } from "../../../generated/records.ts";
import { safeAddress } from "../page/addresses.ts";

const KINDS: Readonly<Record<DemoMedia["type"], { readonly name: string; readonly picture: string }>> = {
  img: { name: "Image", picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9.5h.01" },
  audio: { name: "Audio", picture: "M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4" },
  video: { name: "Video", picture: "M3 5h18v14H3zM10 9l5 3-5 3z" },
  "3d": { name: "3D model", picture: "m12 2 9 5v10l-9 5-9-5V7zM12 12v10M12 12 3 7M12 12l9-5" },
};

export interface DemoMediaProps {
  readonly item: DemoMedia;
  /** URL of the folder with the media files. If absent, a figure names the file instead of showing it. */
  readonly mediaBase?: string | undefined;
}

/** A media item of a demo: the file, or its name and description if its URL is not known. */
export function DemoMediaFigure({ item, mediaBase }: DemoMediaProps): ReactNode {
  const { name } = KINDS[item.type];
  const addressOf = (filename: string): string | undefined =>
    mediaBase === undefined ? undefined : mediaAddress(mediaBase, filename);
  const source = addressOf(item.filename);
  return (
    <figure className="hs-media">
      {source === undefined ? <Placeholder item={item} /> : <Media item={item} source={source} addressOf={addressOf} />}
      <figcaption>{item.description ?? `${name} file`}</figcaption>
    </figure>
  );
}

function mediaAddress(mediaBase: string, filename: string): string | undefined {
  return safeAddress(`${mediaBase.replace(/(?<!\/)\/+$/, "")}/${encodeURIComponent(filename)}`);
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

interface MediaProps {
  readonly item: DemoMedia;
  readonly source: string;
  /** Returns the URL of another file of the item, such as its poster. */
  readonly addressOf: (filename: string) => string | undefined;
}

// oxlint-disable jsx-a11y/media-has-caption -- the catalogue has descriptions, but no caption files
/**
 * The media file. The browser loads the file only when it is visible or played. Until then, `width` and `height` keep
 * its space free.
 */
function Media({ item, source, addressOf }: MediaProps): ReactNode {
  const { type, filename, width, height } = item;
  const description = item.description ?? filename;
  const poster = item.poster === undefined ? undefined : addressOf(item.poster);
  const clip = { width, height, poster, controls: true, loop: true, muted: true, playsInline: true, preload: "none" };
  switch (type) {
    case "img":
      return <img src={source} alt={description} width={width} height={height} loading="lazy" decoding="async" />;
    case "audio":
      return (
        <>
          {poster !== undefined && <img src={poster} alt="" width={320} height={120} loading="lazy" decoding="async" />}
          <audio src={source} aria-label={description} controls preload="none" />
        </>
      );
    case "video":
      return <video {...clip} src={source} aria-label={description} />;
    case "3d": {
      const preview = item.preview === undefined ? undefined : addressOf(item.preview);
      return (
        <>
          {preview !== undefined && <video {...clip} src={preview} aria-label={description} />}
          <a href={source} download>
            Download {filename}
          </a>
        </>
      );
    }
  }
}
