import type { ReactNode } from "react";
import { Table } from "../components/table.tsx";
import { Ticked } from "../components/ticked.tsx";
import type { PreferredCode } from "../catalogue/preferred-client.ts";
import { answerForms, type AnswerForm } from "./answer-rows.ts";
import { CallCode } from "./call-code-blocks.tsx";
import { bodyVariants, type BodyRow, type BodyVariant } from "./body-rows.ts";
import { Wire } from "./exchange.tsx";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { taskTitle } from "./tasks.ts";

export interface TaskPartProps {
  readonly provider: ProviderRecord;
  readonly task: ProviderTaskRecord;
  /** Code that calls the task, one block for each language. */
  readonly codes: readonly PreferredCode[];
}

/**
 * A task of a provider, in a collapsed section: code, the request, the response, and a complete example.
 */
export function TaskPart({ provider, task, codes }: TaskPartProps): ReactNode {
  const title = taskTitle(task.task);
  const { models, required } = task.spec;
  return (
    <details className="case task-part">
      <summary>{title}</summary>
      <div id={task.task}>
        <CallCode codes={codes} group={`code-${task.task}`} isOpen={false} />
        {models !== undefined && (
          <p>
            Only these models support this task: <Ticked text={models.map((model) => `\`${model}\``).join(", ")} />.
          </p>
        )}
        {required !== undefined && (
          <p>
            Required: <Ticked text={required.map((name) => `\`${name}\``).join(", ")} />.
          </p>
        )}
        <div className="sent-and-back">
          <Sent task={task} title={title} />
          <Back task={task} title={title} />
        </div>
        <details className="wire">
          <summary>A complete call of {title.toLowerCase()} with every request</summary>
          <Wire task={task} name={provider.name} />
        </details>
      </div>
    </details>
  );
}

function Sent({ task, title }: { readonly task: ProviderTaskRecord; readonly title: string }): ReactNode {
  const variants = bodyVariants(task.spec);
  return (
    <div>
      <h3>Request</h3>
      {variants.map((variant, index) => (
        <BodyTable key={index} variant={variant} isOnly={variants.length === 1} title={title} />
      ))}
    </div>
  );
}

interface BodyTableProps {
  readonly variant: BodyVariant;
  readonly isOnly: boolean;
  readonly title: string;
}

function BodyTable({ variant: { when, input, rows }, isOnly, title }: BodyTableProps): ReactNode {
  const lead = when === undefined ? (isOnly ? undefined : "Otherwise:") : `When ${when}:`;
  return (
    <>
      {lead !== undefined && (
        <p className="hint">
          <Ticked text={lead} />
        </p>
      )}
      {input !== undefined && (
        <p className="hint">
          <Ticked text={input} />
        </p>
      )}
      {rows.length > 0 && (
        <Table
          label={`Table: fields sent for ${title.toLowerCase()}${when === undefined ? "" : ", special case"}`}
          className="fields"
          columns={["Field", "What it holds"]}
        >
          {rows.map((row, index) => (
            <SentField key={index} row={row} />
          ))}
        </Table>
      )}
    </>
  );
}

function SentField({ row: { field, value, when } }: { readonly row: BodyRow }): ReactNode {
  return (
    <tr>
      <th scope="row">{field === undefined ? <span className="quiet">several</span> : <code>{field}</code>}</th>
      <td>
        <Ticked text={value} />
        {when !== undefined && (
          <span className="condition">
            when <Ticked text={when} />
          </span>
        )}
      </td>
    </tr>
  );
}

function Back({ task, title }: { readonly task: ProviderTaskRecord; readonly title: string }): ReactNode {
  const forms = answerForms(task.spec.response);
  return (
    <div>
      <h3>{task.spec.job === undefined ? "Response" : "Final response"}</h3>
      {forms.length > 1 && (
        <p className="hint">A response can have one of {forms.length} forms. The first form that matches is used.</p>
      )}
      {forms.map((form, index) => (
        <AnswerTable
          key={index}
          form={form}
          label={`${title.toLowerCase()}${index === 0 ? "" : `, form ${index + 1}`}`}
        />
      ))}
    </div>
  );
}

function AnswerTable({ form, label }: { readonly form: AnswerForm; readonly label: string }): ReactNode {
  return (
    <>
      {form.rows.length > 0 && (
        <Table label={`Table: fields of the answer, ${label}`} className="fields" columns={["Place", "Must be"]}>
          {form.rows.map(({ place, type, isOptional }, index) => (
            <tr key={index}>
              <th scope="row">{place === "" ? <span className="quiet">the answer</span> : <code>{place}</code>}</th>
              <td>
                {type}
                {isOptional && ", or absent"}
              </td>
            </tr>
          ))}
        </Table>
      )}
      <p className="hint">
        <Ticked text={form.result} />
      </p>
    </>
  );
}
