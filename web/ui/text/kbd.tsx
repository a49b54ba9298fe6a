import styles from "./kbd.module.css";

/** A key of the keyboard, for the eye only; hidden where there is no keyboard to speak of. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {children}
    </kbd>
  );
}
