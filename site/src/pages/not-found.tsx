import { DocHeading } from "hubsmith/react";
import { Link } from "../components/link.tsx";
import type { Page } from "./page.ts";

/** Returns the page for unknown addresses. */
export function notFoundPage(): Page {
  return {
    title: "Page not found",
    description: "There is no page at this address.",
    content: (
      <>
        <DocHeading level={1} title="Page not found" />
        <p className="lead">
          There is no page at this address. <Link to="/search/">Search the site</Link>, or go to the{" "}
          <Link to="/tasks/">tasks</Link>, the <Link to="/libraries/">libraries</Link> or the{" "}
          <Link to="/providers/">providers</Link>. To get the code for a model, <Link to="/model/">paste its id</Link>.
        </p>
      </>
    ),
  };
}
