import { REPOSITORY_URL } from "hubsmith/react";
import { type ReactNode } from "react";
import { siteAddress } from "../site-files.ts";
import { useSite } from "../site-context.ts";
import { Logo, MenuIcon, SearchIcon } from "./icons.tsx";
import { External, Link } from "./link.tsx";

/** The sections of the site, as the navigation shows them. */
export const SECTIONS = [
  { name: "Model", path: "/model/" },
  { name: "Tasks", path: "/tasks/" },
  { name: "Libraries", path: "/libraries/" },
  { name: "Providers", path: "/providers/" },
  { name: "Apps", path: "/apps/" },
  { name: "Compare", path: "/compare/" },
  { name: "Quantization", path: "/quantization/" },
  { name: "Playground", path: "/playground/chat-template/" },
  { name: "Docs", path: "/docs/" },
];

/** The frame of every page: a skip link, the navigation, the theme switch, and the footer. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Head />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-foot">
        <p>
          Each entry of the catalogue is one YAML file. <External to={REPOSITORY_URL}>Hubsmith on GitHub</External>
        </p>
        <p>
          For authors: <Link to="/playground/chat-template/">chat template playground</Link>. For programs:{" "}
          <Link to="/api/index.json">JSON</Link>, <Link to="/feed.xml">feed</Link>, <Link to="/llms.txt">llms.txt</Link>
        </p>
        <p>
          Logos and names are trademarks of their owners. <Link to="/licences.txt">Licences</Link>
        </p>
      </footer>
    </>
  );
}

function Head(): ReactNode {
  const { path, buildData } = useSite();
  const sections = SECTIONS.filter(({ path: to }) => to !== "/docs/" || buildData.documents.length > 0);
  return (
    <header className="site-head">
      {/* On a phone, this button opens the navigation as a popover. It needs no script, and Escape closes it. */}
      <button type="button" className="menu-button" popoverTarget="site-menu">
        <MenuIcon />
        <span className="hs-hidden">Menu</span>
      </button>
      <div className="site-name">
        <Link to="/" current={path === "/"}>
          <Logo />
          <span>Hubsmith</span>
        </Link>
      </div>
      <nav id="site-menu" className="site-menu" aria-label="Main" popover="auto">
        <ul>
          {sections.map(({ name, path: to }) => (
            <li key={to}>
              <Link to={to} current={path === to}>
                <span className={path.startsWith(to) ? "here" : undefined}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <a className="search-link" href={siteAddress("/search/")} data-search="">
        <SearchIcon /> <span>Search</span>{" "}
        <kbd className="scripted" aria-hidden="true">
          /
        </kbd>
      </a>
      <ThemeSwitch />
    </header>
  );
}

const THEMES = [
  {
    value: "light",
    name: "Light",
    path: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  },
  { value: "system", name: "As the system", path: "M3 5h18v11H3zM9 20h6M12 16v4" },
  { value: "dark", name: "Dark", path: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" },
];

function ThemeSwitch(): ReactNode {
  return (
    <fieldset className="theme scripted">
      <legend className="hs-hidden">Theme</legend>
      {THEMES.map(({ value, name, path }) => (
        <label key={value} className={`theme-${value}`} title={name}>
          <input className="hs-hidden" type="radio" name="theme" value={value} />
          <span className="hs-hidden">{name}</span>
          <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
            <path d={path} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
