import type { Locator, Page } from "@playwright/test";

/** Draws the mouse pointer or the touch point, because a screencast shows neither. */
const POINTER = `addEventListener("DOMContentLoaded", () => {
  const dot = document.createElement("div");
  Object.assign(dot.style, {
    position: "fixed", zIndex: 9999, width: "26px", height: "26px", margin: "-13px 0 0 -13px", left: "-50px",
    borderRadius: "50%", background: "rgb(27 75 145 / 0.3)", border: "2px solid rgb(27 75 145 / 0.85)",
    pointerEvents: "none",
  });
  document.documentElement.append(dot);
  const follow = ({ clientX, clientY }) => Object.assign(dot.style, { left: clientX + "px", top: clientY + "px" });
  const press = (scale) => (event) => { follow(event); dot.style.scale = scale; };
  addEventListener("pointermove", follow, true);
  addEventListener("pointerdown", press("1.5"), true);
  addEventListener("pointerup", press("1"), true);
  addEventListener("keydown", () => { dot.style.left = "-50px"; }, true);
});`;

export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(POINTER);
}

/** Moves to the target and presses it visibly: a mouse moves gradually, a finger appears at once. */
export async function press(page: Page, target: Locator, touch: boolean): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be pressed is not on the screen");
  const [x, y] = [box.x + Math.min(box.width / 2, 120), box.y + box.height / 2];
  if (!touch) await page.mouse.move(x, y, { steps: 14 });
  await page.waitForTimeout(200);
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: 150 });
}
