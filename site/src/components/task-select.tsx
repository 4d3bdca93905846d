import type { ReactNode } from "react";
import { MODALITY_GROUPS } from "../catalogue/catalogue.ts";

/** A select of all tasks, grouped by modality. `isEmpty` returns true for a task that has no results. */
export function TaskSelect({ isEmpty }: { readonly isEmpty: (task: string) => boolean }): ReactNode {
  return (
    <label>
      Task
      <select name="task" autoComplete="off">
        <option value="">Any</option>
        {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
          <optgroup key={modality} label={label}>
            {tasks.map(({ id, data }) => (
              <option key={id} value={id} disabled={isEmpty(id)}>
                {data.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
