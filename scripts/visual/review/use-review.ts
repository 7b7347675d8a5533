import { useState } from 'react'
import { type Decision, type Decisions, decidedOf, type Entry, idOf, type Review } from './data.ts'

export const views = ['Side by side', 'Overlay', 'Slider', 'Blink', 'Difference'] as const
export type View = (typeof views)[number]

/** The answers to "which changes": a mode, or what is still open. */
export interface Filter {
  mode: string
  onlyOpen: boolean
}

/** Decisions stay in the browser until they are saved, so that a closed page loses none. */
function useKept(review: Review) {
  const place = `visual-review ${review.key} ${review.made}`
  const [decisions, set] = useState<Decisions>(() => ({
    ...review.decisions,
    ...JSON.parse(localStorage.getItem(place) ?? '{}'),
  }))
  function keep(next: Decisions) {
    localStorage.setItem(place, JSON.stringify(next))
    set(next)
  }
  return [decisions, keep] as const
}

/** Returns the state of the page: which changes are listed, which one is shown and how, and what is decided. */
export function useReview(review: Review) {
  const [decisions, keep] = useKept(review)
  const [filter, setFilter] = useState<Filter>({ mode: '', onlyOpen: false })
  const [view, setView] = useState<View>(views[0])
  const [isFitted, setFitted] = useState(true)
  const isOpen = (entry: Entry) => !decisions[idOf(entry)]?.decision
  const [current, setCurrent] = useState(() => review.entries.find(isOpen) ?? review.entries[0])
  const listed = review.entries.filter(
    (entry) => (!filter.mode || entry.mode === filter.mode) && (!filter.onlyOpen || isOpen(entry) || entry === current),
  )
  const shown = current && listed.includes(current) ? current : listed[0]
  const step = (by: number) => {
    const at = shown ? listed.indexOf(shown) : 0
    setCurrent(listed[Math.max(0, Math.min(listed.length - 1, at + by))])
  }
  const change = (entry: Entry, part: Partial<Decision>) =>
    keep({ ...decisions, [idOf(entry)]: { ...(decisions[idOf(entry)] ?? { note: '' }), ...part } })

  return {
    ...{ review, decisions, filter, view, isFitted, listed, shown, step },
    ...{ setFilter, setView, show: setCurrent, fit: () => setFitted(!isFitted) },
    note: (text: string) => shown && change(shown, { note: text }),
    decide(decision: 'accepted' | 'rejected') {
      if (!shown) return
      change(shown, { decision: decisions[idOf(shown)]?.decision === decision ? undefined : decision })
      step(1)
    },
    save: () => download('visual-decisions.json', decidedOf(review, decisions)),
  }
}

export type Reviewing = ReturnType<typeof useReview>

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
}
