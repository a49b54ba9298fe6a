import { useState, type ReactNode } from "react";

import { EmailAddressForm } from "./email-address-form.tsx";
import { EmailCodeForm } from "./email-code-form.tsx";

interface EmailDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Two steps: the new address, and the code that was mailed to it. Closed in between, it goes on where it was. */
export function EmailDialog({ open, onClose, onChanged }: EmailDialogProps): ReactNode {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  return mailedTo === null ? (
    <EmailAddressForm open={open} onClose={onClose} onMailed={setMailedTo} />
  ) : (
    <EmailCodeForm
      open={open}
      email={mailedTo}
      onClose={onClose}
      onOtherAddress={() => setMailedTo(null)}
      onChanged={() => {
        setMailedTo(null);
        onChanged();
      }}
    />
  );
}
