/** Key of the stored theme: `light`, `dark`, or nothing for the system's theme. */
export const THEME_KEY = "hubsmith-theme";

/**
 * A script that runs before the first paint, so that the page never flashes in the wrong theme. If the address names a
 * model or a comparison, the script also hides the example on the page. The security policy of each page contains the
 * hash of this script.
 */
export const THEME_SCRIPT = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t}catch{}if(/[?&#](id|record|a)=./.test(location.search+location.hash))document.documentElement.dataset.asked=""`;
