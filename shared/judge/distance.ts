/**
 * Whether two texts differ by at most `limit` letters that are inserted, deleted, replaced or swapped with a neighbour
 * (Damerau–Levenshtein). Only a band as wide as the limit is computed, so the time is linear.
 */
export function isWithin(limit: number, one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  const width = 2 * limit + 1;
  const beyond = limit + 1;
  // Rows hold the diagonals -limit … limit: [d] is the distance between the first i and the first i + d - limit
  // letters.
  let before: number[] = Array.from({ length: width }, () => beyond);
  let above: number[] = Array.from({ length: width }, (_, d) => (d >= limit ? d - limit : beyond));
  for (let i = 1; i <= one.length; i++) {
    const row: number[] = [];
    let best = beyond;
    for (let d = 0; d < width; d++) {
      const j = i + d - limit;
      let distance = beyond;
      if (j === 0) distance = i;
      else if (j > 0 && j <= other.length) {
        const same = one[i - 1] === other[j - 1];
        distance = Math.min(
          (above[d] ?? beyond) + (same ? 0 : 1),
          (above[d + 1] ?? beyond) + 1,
          (row[d - 1] ?? beyond) + 1,
        );
        const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        if (swapped) distance = Math.min(distance, (before[d] ?? beyond) + 1);
      }
      row.push(distance);
      best = Math.min(best, distance);
    }
    if (best > limit) return false;
    before = above;
    above = row;
  }
  return (above[other.length - one.length + limit] ?? beyond) <= limit;
}
