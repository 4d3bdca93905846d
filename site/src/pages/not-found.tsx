import { DocHeading } from "hubsmith/react";
import { Link } from "../components/link.tsx";
import type { Page } from "./page.ts";

/** What an address without a page shows. */
export function notFoundPage(): Page {
  return {
    title: "Page not found",
    description: "There is no page at this address.",
    content: (
      <>
        <DocHeading level={1} title="Page not found" />
        <p className="lead">
          There is no page at this address. Perhaps it is one of the <Link to="/tasks/">tasks</Link>, one of the{" "}
          <Link to="/libraries/">libraries</Link>, or on the <Link to="/">first page</Link>.
        </p>
      </>
    ),
  };
}
