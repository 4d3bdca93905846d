// Generated – do not edit.
// source:    spec/libraries/anemoi.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use anemoi with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install (Python 3.11 to 3.13)", `pip install -U "anemoi-inference[huggingface]" anemoi-models
# This plugin downloads the current weather from ECMWF's open data.
pip install -U "anemoi-plugins-ecmwf-inference[opendata]"`);
  show("1", "usage", "bash", "Make a forecast", `# Starts from the current weather, and prints a summary of each step.
anemoi-inference run checkpoint.huggingface=${bash.inWord(facts.id)} input=opendata lead_time=24h output=printer`);
};
