import type { ReactNode } from "react";

import { PickList } from "../../ui/form/pick-list.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

/** `Pick` elements of which one is chosen, beneath what they are about. */
export function Choice({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Stack gap="small" role="radiogroup" aria-label={label}>
      <Text>{label}</Text>
      <PickList>{children}</PickList>
    </Stack>
  );
}
