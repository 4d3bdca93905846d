import { type ReactNode } from "react";
import { MODALITY_GROUPS } from "../catalogue/catalogue.ts";
import { REPOSITORY_URL } from "hubsmith/react";
import { useSite } from "../site-context.ts";
import { External } from "./link.tsx";

interface FilterProps {
  /** Name of the entries in the plural, such as "libraries". */
  readonly entries: string;
  /** Id of the list. */
  readonly list: string;
  /** Number of entries in the list. */
  readonly count: number;
  /** Label of the search field. */
  readonly label: string;
  readonly placeholder: string;
  readonly isWide?: boolean;
  /** Fields of the form after the search field. */
  readonly children: ReactNode;
  /** Buttons after the button that resets the form. */
  readonly buttons?: ReactNode;
}

/** A form that filters a list or a table. The code in `enhancements/filter.ts` makes it work. */
export function Filter(props: FilterProps): ReactNode {
  const { entries, list, count, label, placeholder, isWide = false, children, buttons } = props;
  return (
    <search aria-label={`Filter the ${entries}`}>
      <form className="filter scripted" data-filter={list}>
        <label className={isWide ? "grow" : undefined}>
          {label}
          <input type="search" name="q" autoComplete="off" spellCheck={false} placeholder={placeholder} />
        </label>
        {children}
        <output aria-live="polite">{`All ${count}`}</output>
        <button className="plain" type="reset">
          Reset
        </button>
        {buttons}
      </form>
    </search>
  );
}

/** A text that is visible while no entry matches the filter. */
export function NothingFits({ list, entry }: { readonly list: string; readonly entry: string }): ReactNode {
  return (
    <p className="empty" data-empty-for={list} hidden>
      {`No ${entry} fits. Remove a word, or reset the filter.`}
    </p>
  );
}

/** A checkbox of a filter form. */
export function Check({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" name={name} />
      {` ${label}`}
    </label>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** Value and text of each option. */
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A select of a filter form. */
export function Select({ name, label, options }: SelectProps): ReactNode {
  return (
    <label>
      {label}
      <select name={name} autoComplete="off">
        <option value="">Any</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

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

export interface NewEntryProps {
  /** Folder of the kind of entry, such as `libraries`. */
  readonly folder: string;
  /** What can be missing, such as "your library". */
  readonly what: string;
}

/** A link to GitHub's page for new files. The page already contains the name and the first version of an entry. */
export function NewEntry({ folder, what }: NewEntryProps): ReactNode {
  const entry = useSite().buildData.newEntries[folder];
  if (entry === undefined) return null;
  const query = new URLSearchParams({ filename: entry.file, value: entry.text });
  return (
    <p id="add-an-entry">
      Is {what} missing? <External to={`${REPOSITORY_URL}/new/main?${query}`}>Add it on GitHub</External>.
    </p>
  );
}
