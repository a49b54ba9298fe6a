import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useState, type RefObject } from "react";

type Options = Pick<
  Parameters<typeof useWindowVirtualizer<Element>>[0],
  "count" | "estimateSize" | "getItemKey" | "overscan" | "gap" | "scrollPaddingStart"
>;

interface ListWindow {
  items: { index: number }[];
  /** Room for what stands before and after those shown, in pixels. */
  before: number;
  after: number;
  measure: (element: Element | null) => void;
  /** Scrolls to an item. */
  show: (index: number) => void;
}

/** Those items of a list that are on the screen, and a few around them; the list scrolls with the page. */
export function useListWindow(frame: RefObject<HTMLElement | null>, options: Options): ListWindow {
  const top = useTopOf(frame);
  // A warning for those who use the React compiler; this app does not.
  const virtualizer = useWindowVirtualizer<Element>({
    ...options,
    scrollMargin: top,
    measureElement: exactHeight,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    items,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: virtualizer.measureElement,
    show: (index) => virtualizer.scrollToIndex(index, { align: "start" }),
  };
}

/** In whole pixels, as the library has it, what is left out adds up to a jump when items come and go. */
const exactHeight = (element: Element): number => element.getBoundingClientRect().height;

/** How far down the page an element begins; asked for again when something above it changes its height. */
function useTopOf(frame: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = (): void => {
      if (frame.current) setTop(frame.current.getBoundingClientRect().top + scrollY);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);
  return top;
}
