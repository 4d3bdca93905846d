import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { TASKS } from "../catalogue/catalogue.ts";
import { readBuildData } from "../../build-data/build-data.ts";
import { pictureOf } from "./picture.tsx";

const PUBLIC = fileURLToPath(new URL("../../public/", import.meta.url));
const MAX_BYTES = 6 * 1024 * 1024;

const buildData = await readBuildData();

const media = TASKS.flatMap(({ id, data: { demo } }) =>
  [...demo.inputs, ...demo.outputs].flatMap((item) => ("filename" in item ? [{ task: id, item }] : [])),
);

/** Returns the names of files that are missing or empty in a folder of `site/public`. */
function missing(folder: string, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => {
    const path = `${PUBLIC}${folder}/${name}`;
    return !existsSync(path) || statSync(path).size === 0;
  });
}

function sizeOf(name: string): [width: number, height: number] {
  const bytes = readFileSync(`${PUBLIC}media/${name}`);
  if (name.endsWith(".svg")) {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(bytes.toString()) ?? [];
    return [Number(width), Number(height)];
  }
  // The size is read from the header of a lossy WebP file, which contains "VP8 ".
  expect(bytes.toString("latin1", 12, 16)).toBe("VP8 ");
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

test("every file of a demo exists", () => {
  const names = media.flatMap(({ item: { filename, poster, preview } }) =>
    [filename, poster, preview].filter((name) => name !== undefined),
  );
  expect(missing("media", names)).toEqual([]);
});

test("every file of a demo has a text alternative, and each audio or video file has a picture", () => {
  const incomplete = media.filter(
    ({ item: { type, description, poster } }) => description === undefined || (type !== "img" && poster === undefined),
  );
  expect(incomplete).toEqual([]);
});

test("the spec contains the real sizes of the media files", () => {
  const seen = media.filter(({ item }) => item.type !== "audio");
  const wrong = seen.filter(({ item: { filename, poster, width, height } }) => {
    const [fileWidth, fileHeight] = sizeOf(poster ?? filename);
    return fileWidth !== width || fileHeight !== height;
  });
  expect(wrong).toEqual([]);
});

test("every task with media has a picture for its card", () => {
  const pictures = TASKS.flatMap(({ data }) => pictureOf(data.demo) ?? []);
  expect(missing("media", pictures)).toEqual([]);
  expect(pictures.length).toBe(new Set(media.map(({ task }) => task)).size);
});

test("the files of default inputs can be downloaded", () => {
  const inputs = JSON.stringify(buildData.sampleInputs);
  const names = [...inputs.matchAll(/[\w-]+\.(?:jpg|png|flac|wav|mp3|mp4)\b/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(missing("samples", names)).toEqual([]);
});

test("all media and sample files together are smaller than 6 MiB", () => {
  const sizes = ["media", "samples"].flatMap((folder) =>
    readdirSync(PUBLIC + folder).map((name) => statSync(`${PUBLIC}${folder}/${name}`).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});
