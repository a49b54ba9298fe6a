import { useState } from "react";

/** Whether something is or was open: then it stays mounted, so that it can animate its closing and return the focus. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
