import type { Check, Entry, Finding, Path } from "../../entry.ts";
import { groupBy, listOf, objectOf, textOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";
import { simplified } from "../../../../runtime/contract/suggest.ts";

interface Mention {
  readonly entry: Entry;
  readonly path: Path;
  readonly id: string;
  readonly label: string;
}

/**
 * Checks that a metric has the same id and label in all tasks. The most common spelling counts as correct. If several
 * spellings are equally common, the first of them counts as correct.
 */
export const metricSpelling: Check = function* (spec) {
  const groups = groupBy(spec.tasks.flatMap(mentionsIn), ({ id }) => simplified(id));
  for (const mentions of groups.values()) {
    const id = commonest(mentions.map((mention) => mention.id));
    for (const mention of mentions.filter((one) => one.id !== id)) {
      const message = `metric ${quoted(mention.id)} is called ${quoted(id)} elsewhere`;
      yield difference(
        mention,
        "id",
        "metric-spelling",
        message,
        mentions.find((one) => one.id === id),
      );
    }
    const agreed = mentions.filter((mention) => mention.id === id);
    const label = commonest(agreed.map((mention) => mention.label));
    for (const mention of agreed.filter((one) => one.label !== label)) {
      const message = `metric ${quoted(id)} has the label ${quoted(mention.label)} here and ${quoted(label)} elsewhere`;
      yield difference(
        mention,
        "label",
        "metric-label",
        message,
        agreed.find((one) => one.label === label),
      );
    }
  }
};

function mentionsIn(entry: Entry): Mention[] {
  return listOf(entry.data["metrics"]).flatMap((metric, index) => {
    const id = textOf(objectOf(metric)["id"]);
    return id === undefined
      ? []
      : [{ entry, path: ["metrics", index], id, label: textOf(objectOf(metric)["label"]) ?? id }];
  });
}

function difference(
  { entry, path }: Mention,
  field: string,
  code: string,
  message: string,
  model: Mention | undefined,
): Finding {
  const hint = `use the spelling of ${model?.entry.file ?? "the other tasks"}, or change the spelling everywhere`;
  return { entry, path: [...path, field], code, message, hint };
}

/** Returns the most common word. If several words are equally common, returns the first. */
function commonest(words: readonly string[]): string {
  const counts = [...groupBy(words, (word) => word)].map(([word, all]) => ({ word, count: all.length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === most)?.word ?? "";
}
