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
          There is no page at this address. Perhaps it is among the <Link to="/tasks/">tasks</Link>, the{" "}
          <Link to="/libraries/">libraries</Link> or the <Link to="/providers/">providers</Link>, or the{" "}
          <Link to="/search/">search</Link> finds it.
        </p>
      </>
    ),
  };
}
