export type FormValue = string | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

/** Form encoding with brackets: `a[b][0]=c` becomes `{a: {b: {0: "c"}}}`. */
export function decodeForm(encoded: string): FormTree {
  const tree: FormTree = {};
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.split("[").map((part) => part.replace(/\]$/, ""));
    place(tree, path, value);
  }
  return tree;
}

function place(tree: FormTree, [head = "", ...rest]: string[], value: string): void {
  const name = head === "" ? String(Object.keys(tree).length) : head;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const there = tree[name];
  const branch = typeof there === "object" ? there : {};
  tree[name] = branch;
  place(branch, rest, value);
}
