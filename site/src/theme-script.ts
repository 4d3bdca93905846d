/** Where the chosen theme is remembered: `light`, `dark`, or nothing for the system's. */
export const THEME_KEY = "hubsmith-theme";

/**
 * Runs before the first paint, so that a remembered theme never flashes, and so that an address that asks for something
 * of its own (a model, a comparison) does not show the page's example first. Its hash is in the security policy.
 */
export const THEME_SCRIPT = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t}catch{}if(/[?&#](id|record|a)=./.test(location.search+location.hash))document.documentElement.dataset.asked=""`;
