import { DocHeading } from "hubsmith/react";
import { Link } from "../../components/link.tsx";
import { PLAYGROUNDS } from "../../playground/playgrounds.ts";
import type { Page } from "../page.ts";

/** Returns the page with the list of playgrounds. */
export function playgroundsPage(): Page {
  return {
    title: "Playground",
    description: "Try chat templates, snippet rules and provider entries in the page. Nothing is sent anywhere.",
    content: (
      <>
        <DocHeading level={1} title="Playground" />
        <p className="lead">Everything runs in this page. Your input is not sent anywhere.</p>
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
