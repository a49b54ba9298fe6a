import { useState } from "react";

/** Whether something is or was open. Once it was there it stays, so that it can close with its motion and give the focus back. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
