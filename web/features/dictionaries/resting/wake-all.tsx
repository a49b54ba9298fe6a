import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Sun } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Word } from "../../../../shared/api/dictionaries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { wordsOf, type ReadPages } from "../edit/edit-list.ts";

import styles from "./wake-all.module.css";

interface WakeAllProps {
  list: UseInfiniteQueryResult<ReadPages>;
  /** How many words rest. */
  count: number;
  onWake: (words: readonly Word[]) => void;
}

/** Says what resting means, and wakes all words of the list once all its pages are here. */
export function WakeAll({ list, count, onWake }: WakeAllProps): ReactNode {
  const { t } = useTranslation();
  const [gathering, setGathering] = useState(false);
  const wake = async (): Promise<void> => {
    setGathering(true);
    let { data, hasNextPage, isError } = list;
    while (hasNextPage && !isError)
      ({ data, hasNextPage, isError } = await list.fetchNextPage({ cancelRefetch: false }));
    setGathering(false);
    // The list itself says what failed.
    if (!isError) onWake(wordsOf(data));
  };
  if (count === 0) return null;
  return (
    <Row apart className={styles.wake}>
      <p role="status">{t("resting.kept", { count })}</p>
      <Button icon={<Sun />} pending={gathering} onClick={() => void wake()}>
        {t("resting.wakeAll", { count })}
      </Button>
    </Row>
  );
}
