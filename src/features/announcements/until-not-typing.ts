const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

/** In milliseconds. */
const pause = 250

/** Waits until no field has the focus. It looks again and again, because a field that is removed has no event. */
export async function untilNotTyping(): Promise<void> {
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, pause))
}
