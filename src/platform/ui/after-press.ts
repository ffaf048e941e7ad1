/** What changes a page's height waits while a press is under way: a button that moves is missed. */
let pressed = false;
// The mouse events, which a tap sends as well, and sends while it moves the focus.
for (const type of ['mousedown', 'mouseup']) {
  const follow = () => {
    pressed = type === 'mousedown';
  };
  addEventListener(type, follow, { capture: true });
}

/** Does `work` now, or right after the click of a press that has begun. */
export function afterPress(work: () => void): void {
  // The click comes in the same turn as the end of the press.
  if (pressed) addEventListener('mouseup', () => setTimeout(work), { capture: true, once: true });
  else work();
}
