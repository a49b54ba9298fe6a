import { Check, Copy } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Share } from "../../../../shared/api/sharing.ts";
import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";

import styles from "./shares.module.css";

interface ShareRowProps {
  share: Share;
  onEnd: () => void;
}

/**
 * A share: its address, facts such as how often it was copied, and the buttons that copy the address and end the share.
 */
export function ShareRow({ share, onEnd }: ShareRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const address = useRef<HTMLAnchorElement>(null);
  const addressId = useId();
  const [copied, setCopied] = useState(false);
  const { url, createdAt, wordsCount, copies } = share;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      announce(t("sharing.copied"));
    } catch {
      // Not allowed, or not over HTTPS: it is selected, for the keys that copy.
      if (address.current) getSelection()?.selectAllChildren(address.current);
    }
  };
  return (
    <li className={styles.share}>
      <a ref={address} id={addressId} className={styles.address} href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
      <span className={styles.facts}>
        {[
          format.date(createdAt),
          t("testing.setup.words", { count: wordsCount }),
          t("sharing.copies", { count: copies }),
        ].join(" · ")}
      </span>
      <span className={styles.actions}>
        <Button icon={copied ? <Check /> : <Copy />} aria-describedby={addressId} onClick={() => void copy()}>
          {copied ? t("sharing.copied") : t("sharing.copy")}
        </Button>
        <Button variant="quiet-danger" aria-describedby={addressId} onClick={onEnd}>
          {t("sharing.end")}
        </Button>
      </span>
    </li>
  );
}
