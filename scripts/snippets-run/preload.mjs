// Makes snippets load models from the folder that they run in, and nothing from a network.
import { join } from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.cwd(), "snippet.js"));
const library = require.resolve("@huggingface/transformers").replace(/\.cjs$/, ".mjs");
const { env } = await import(pathToFileURL(library).href);
env.localModelPath = process.cwd();
env.allowRemoteModels = false;

/**
 * Replaces the browser's `AudioContext`, because Node.js cannot decode sounds. Reads only the WAV file of the samples:
 * 16 bits, one channel.
 */
globalThis.AudioContext = class {
  async decodeAudioData(file) {
    const samples = Float32Array.from(new Int16Array(file.slice(44)), (value) => value / 32_768);
    return { numberOfChannels: 1, length: samples.length, getChannelData: () => samples };
  }
};
