import { useEffect, useEffectEvent } from 'react'
import { type Reviewing, views } from './use-review.ts'

/** What the keys do, as the page lists it. */
export const keys: readonly [key: string, does: string][] = [
  ['j', 'next'],
  ['k', 'previous'],
  ['1–5', 'view'],
  ['a', 'accept'],
  ['r', 'reject'],
  ['n', 'note'],
  ['f', 'fit'],
  ['s', 'save'],
]

/** A range takes only the arrow keys and their like, which the page leaves alone. */
const isTyping = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement && target.type !== 'range') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Lets the keyboard do what the buttons do, except in fields, which Escape leaves. */
export function useKeys(reviewing: Reviewing, focusNote: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (isTyping(target)) return key === 'Escape' ? (target as HTMLElement).blur() : undefined
    if (ctrlKey || metaKey || altKey) return
    const acts: Record<string, () => void> = {
      j: () => reviewing.step(1),
      k: () => reviewing.step(-1),
      a: () => reviewing.decide('accepted'),
      r: () => reviewing.decide('rejected'),
      n: focusNote,
      f: reviewing.fit,
      s: reviewing.save,
    }
    const view = views[Number(key) - 1]
    const act = view ? () => reviewing.setView(view) : acts[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
