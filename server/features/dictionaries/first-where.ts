/** The first of so many indexes where something holds that holds for all behind it too; `size` where it never does. */
export function firstWhere(size: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
