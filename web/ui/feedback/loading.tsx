import { Sheet } from "../overlay/sheet.tsx";
import { Card } from "../page/card.tsx";
import { Title } from "../text/title.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { LeafSkeleton } from "./leaf-skeleton.tsx";
import { LedgerSkeleton } from "./ledger-skeleton.tsx";
import { Skeleton } from "./skeleton.tsx";

import styles from "./loading.module.css";

interface LoadingProps {
  /** What is being loaded, for screen readers. */
  label: string;
  /** The title, where it is known before the rest. */
  title?: string | undefined;
  /** What the page will show: cards, a leaf of words, words being edited, a form, one centred card, or a question. */
  kind?: "shelf" | "leaf" | "ledger" | "form" | "card" | "question" | undefined;
  /** Only the title, without the outline of the rest. */
  bare?: boolean | undefined;
}

/** A page in outline while its data is on the way. */
export function Loading({ label, title, kind = "shelf", bare = false }: LoadingProps) {
  if (kind === "question") return <Question label={label} bare={bare} />;
  const head = title ? (
    <Title small={kind === "card"}>{title}</Title>
  ) : (
    !bare && <Skeleton width="14rem" height="2.25rem" strong />
  );
  if (kind === "card")
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        <Card>
          {head}
          {!bare && <Lines />}
        </Card>
      </div>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.title}>{head}</div>
      {!bare && (
        <div aria-hidden="true">
          {kind === "shelf" && <Shelf />}
          {kind === "leaf" && <LeafSkeleton />}
          {kind === "ledger" && <Desk />}
          {kind === "form" && <Form />}
        </div>
      )}
    </div>
  );
}

function Shelf() {
  return (
    <>
      <div className={styles.toolbar}>
        <Sheet />
        <Sheet />
      </div>
      <div className={styles.shelf}>
        {(["70%", "55%", "62%"] as const).map((width, index) => (
          <Sheet key={width} stack={index === 1 ? 2 : 3} className={styles.card}>
            <span className={styles.run}>
              <Skeleton width="3.5rem" />
              <Skeleton width="4.5rem" />
            </span>
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="38%" />
            <span className={styles.meta}>
              <Skeleton width="5rem" />
              <Skeleton width="7rem" />
            </span>
            <span className={styles.edge} />
          </Sheet>
        ))}
      </div>
    </>
  );
}

function Question({ label, bare }: { label: string; bare: boolean }) {
  return (
    <div className={styles.question} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {!bare && (
        <>
          <Skeleton width="6rem" />
          <Skeleton width="min(20rem, 80%)" height="3.5rem" strong />
          <Skeleton width="12rem" />
          <Skeleton width="100%" height="2.75rem" />
        </>
      )}
    </div>
  );
}

/** The entry form, the toolbar and the ledger. */
function Desk() {
  return (
    <>
      <Sheet className={styles.entry} />
      <div className={styles.toolbar}>
        <Sheet />
        <Sheet />
      </div>
      <LedgerSkeleton />
    </>
  );
}

function Form() {
  return (
    <Sheet pad className={styles.form}>
      <Lines />
    </Sheet>
  );
}

function Lines() {
  return ["30%", "100%", "45%", "100%", "25%"].map((width, index) => (
    <Skeleton key={index} width={width} height={width === "100%" ? "2.75rem" : undefined} />
  ));
}
