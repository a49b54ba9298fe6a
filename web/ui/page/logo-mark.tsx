/** A book from its fore-edge, one thumb tab in blue. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 23 26" width="22" height="26" fill="none" aria-hidden="true">
      <path fill="currentColor" d="M3 0h14v26H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z" />
      <path fill="currentColor" d="M18 3h.5a2.75 2.75 0 0 1 0 5.5H18zM18 17.5h.5a2.75 2.75 0 0 1 0 5.5H18z" />
      <path fill="var(--blue)" d="M18 10.25h2a2.75 2.75 0 0 1 0 5.5h-2z" />
    </svg>
  );
}
