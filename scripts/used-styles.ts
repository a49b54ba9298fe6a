/**
 * The rules of a minified style sheet that a page needs: those whose classes all occur in its HTML, without checking
 * other parts of the selectors, and the animations that these rules use.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const used = rulesIn(css, classes);
  const text = used.filter((rule) => !isAnimation(rule)).join("");
  return used.filter((rule) => !isAnimation(rule) || text.includes(nameOf(rule))).join("");
}

function rulesIn(css: string, classes: ReadonlySet<string>): string[] {
  return split(css).flatMap((rule) => {
    const open = rule.indexOf("{");
    const head = rule.slice(0, open);
    if (!head.startsWith("@")) return isUsed(head, classes) ? [rule] : [];
    if (!/^@(?:media|supports|layer)/.test(head)) return [rule];
    const inner = rulesIn(rule.slice(open + 1, -1), classes);
    return inner.length > 0 ? [`${head}{${inner.join("")}}`] : [];
  });
}

const isUsed = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors
    .split(/,(?![^(]*\))/)
    .some((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name)));

const isAnimation = (rule: string): boolean => rule.startsWith("@keyframes");

/** The name of an animation. In a declaration it may be anywhere among the other values. */
const nameOf = (rule: string): string => rule.slice("@keyframes ".length, rule.indexOf("{")).trim();

/** The rules one by one; those inside a block stay together with it. */
function split(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) {
      rules.push(css.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}
