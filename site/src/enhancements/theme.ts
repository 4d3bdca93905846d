/** Key of the stored theme: `light`, `dark`, or nothing for the system's theme. */
export const THEME_KEY = "hubsmith-theme";

/**
 * A script that runs before the first paint, so that the page never flashes in the wrong theme. If the address names a
 * model or a comparison, the script also hides the example on the page. The security policy of each page contains the
 * hash of this script.
 */
export const THEME_SCRIPT = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t}catch{}if(/[?&#](id|record|a)=./.test(location.search+location.hash))document.documentElement.dataset.asked=""`;

/** Makes the theme switch work: three radio buttons named `theme`, with the values `light`, `dark` and `system`. */
export function themeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>("input[name='theme']");
  const show = (): void => {
    const theme = document.documentElement.dataset["theme"] ?? "system";
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  for (const radio of radios) {
    radio.addEventListener("change", () => {
      apply(radio.value);
      remember(radio.value);
    });
  }
  // The event means that another tab has changed the stored theme.
  addEventListener("storage", (event) => {
    if (event.key !== THEME_KEY) return;
    apply(event.newValue ?? "system");
    show();
  });
  show();
}

function apply(theme: string): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}

function remember(theme: string): void {
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the theme applies to this page only.
  }
}
