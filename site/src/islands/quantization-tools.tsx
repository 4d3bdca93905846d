import { useId, type ReactNode } from "react";
import { FileChooser } from "./file-chooser.tsx";
import { SizeEstimator } from "./size-estimator.tsx";

export interface QuantizationToolsProps {
  /** Initial file names. */
  readonly files: readonly string[];
}

/** Two tools: choose a file of a repository, and estimate the size of a file. */
export function QuantizationTools({ files }: QuantizationToolsProps): ReactNode {
  const id = useId();
  return (
    <div className="tools">
      <section aria-labelledby={`${id}choose`}>
        <h3 id={`${id}choose`}>Which file should I use?</h3>
        <FileChooser files={files} />
      </section>
      <section aria-labelledby={`${id}size`}>
        <h3 id={`${id}size`}>How large will the file be?</h3>
        <SizeEstimator />
      </section>
    </div>
  );
}
