import { DocHeading } from "hubsmith/react";
import { Link } from "../components/link.tsx";
import type { Page } from "./page.ts";

const PLAYGROUNDS = [
  {
    path: "/playground/chat-template/",
    title: "Chat template",
    text: "Render a conversation with a chat template, see every blank of the prompt, and find out why a template fails.",
  },
  {
    path: "/playground/snippet/",
    title: "Snippet rules",
    text: "Edit the YAML entry of a library, and see the code that it gives, how each hole is escaped, and what is wrong.",
  },
  {
    path: "/playground/provider/",
    title: "Provider entry",
    text: "Edit the YAML entry of an inference provider, and see every request that the client makes by it.",
  },
];

/** The list of playgrounds. */
export function playgroundsPage(): Page {
  return {
    title: "Playground",
    description: "Try chat templates, snippet rules and provider entries in the page: nothing is sent anywhere.",
    content: (
      <>
        <DocHeading level={1} title="Playground" />
        <p className="lead">Everything runs in this page. What you type is sent nowhere.</p>
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
