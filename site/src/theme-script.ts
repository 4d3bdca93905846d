/** Where the chosen theme is remembered: `light`, `dark`, or nothing for the system's. */
export const THEME_KEY = "hubsmith-theme";

/** Runs before the first paint, so that a remembered theme never flashes. Its hash stands in the security policy. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
