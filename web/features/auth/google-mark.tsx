import type { ReactNode } from "react";

/** The provider's sign, in its own colours; a ring of four arcs and the bar of the G. */
export function GoogleMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path stroke="#ea4335" d="M18.2 6.3A8.5 8.5 0 0 0 4.4 8.2" />
      <path stroke="#fbbc05" d="M4.4 8.2a8.5 8.5 0 0 0 0 7.6" />
      <path stroke="#34a853" d="M4.4 15.8a8.5 8.5 0 0 0 13.1 2.7" />
      <path stroke="#4285f4" d="M17.5 18.5a8.5 8.5 0 0 0 3-6.5H12" />
    </svg>
  );
}
