import { DocHeading } from "hubsmith/react";
import { Link } from "../../components/link.tsx";
import { PLAYGROUNDS } from "../../playground/playgrounds.ts";
import type { Page } from "../page.ts";

/** Returns the page with the list of playgrounds. */
export function playgroundsPage(): Page {
  return {
    title: "Playground",
    description:
      "Try chat templates, snippet rules and provider entries in the browser. Your input stays on your machine.",
    content: (
      <>
        <DocHeading level={1} title="Playground" />
        <p className="lead">Everything runs in your browser. Your input is not sent to a server.</p>
        <ul className="cards">
          {PLAYGROUNDS.map(({ path, title, text }) => (
            <li key={path} className="card">
              <h2>
                <Link to={path}>{title}</Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
