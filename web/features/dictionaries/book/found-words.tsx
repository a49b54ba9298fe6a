import { useMutation } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { WordListing } from "../../../../shared/listing.ts";
import { chooseWords } from "../../../lib/chosen/chosen-words.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { readPage } from "../queries.ts";

import styles from "./dictionary-tags.module.css";

interface FoundWordsProps {
  dictionaryId: string;
  listing: WordListing;
  count: number;
}

/** How many words a search has found, and a test of them. */
export function FoundWords({ dictionaryId, listing, count }: FoundWordsProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readIds(dictionaryId, listing),
  });
  const test = (): void =>
    mutate(undefined, {
      // Does not run once the page has been left.
      onSuccess: (words) => {
        chooseWords({ dictionaryId, words });
        void navigate(paths.newTestBy("words", dictionaryId));
      },
    });
  return (
    <div className={styles.chosen}>
      <p role="status">
        <RichText text={t("practice.found", { count })} parts={{ b: <b /> }} />
      </p>
      <Button icon={<NotebookPen />} pending={isPending} onClick={test}>
        {t("practice.test", { count })}
      </Button>
    </div>
  );
}

/** The ids of all words of a list, of which the book has read some pages. */
async function readIds(id: string, listing: WordListing): Promise<string[]> {
  const words: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await readPage(id, listing, after);
    words.push(...page.words.map((word) => word.id));
    after = page.next;
  }
  return words;
}
