/** How long after a key a person is still typing, in milliseconds: an edit starts an app again, whose popup comes late. */
const pause = 10_000

interface Typing {
  field: HTMLInputElement | HTMLTextAreaElement
  at: number
}

let typing: Typing | undefined

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function note({ type, target }: Event): void {
  // The field that gets the focus back has had no key by that, so that a screen reader gets to a phone.
  if (type === 'focusin' && target === typing?.field) return
  typing = isField(target) ? { field: target, at: Date.now() } : undefined
}

/** Returns whether a phone has taken the focus by itself. A person reaches it from a field by a pointer, which is then over it. */
const isTaken = () => document.activeElement instanceof HTMLIFrameElement && !document.activeElement.matches(':hover')

function giveBack(): void {
  if (typing && Date.now() - typing.at < pause && isTaken()) typing.field.focus({ preventScroll: true })
}

/** Gives the focus back to the field in which the person types when an app in a phone takes it, as its popups do. */
export function keepTyping(): void {
  document.addEventListener('focusin', note)
  document.addEventListener('input', note)
  // The browser ends its own step of the focus before another one counts.
  window.addEventListener('blur', () => queueMicrotask(giveBack))
}
