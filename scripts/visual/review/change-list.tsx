import './change-list.css'
import { useEffect, useRef } from 'react'
import { type Entry, idOf, partsOf } from './data.ts'
import type { Reviewing } from './use-review.ts'

/** Lists the changes by component. */
export function ChangeList({ reviewing }: { reviewing: Reviewing }) {
  const groups = Map.groupBy(reviewing.listed, ({ story }) => partsOf(story).component)
  return (
    <nav aria-label="Changes">
      {[...groups].map(([component, entries]) => (
        <section key={component}>
          <h2>{component}</h2>
          {entries.map((entry) => (
            <Item key={idOf(entry)} entry={entry} reviewing={reviewing} />
          ))}
        </section>
      ))}
      {groups.size === 0 && <p className="hint">No change is left in this list.</p>}
    </nav>
  )
}

const words = { accepted: 'accepted', rejected: 'rejected' } as const

function Item({ entry, reviewing }: { entry: Entry; reviewing: Reviewing }) {
  const isShown = entry === reviewing.shown
  const { decision } = reviewing.decisions[idOf(entry)] ?? {}
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <button
      ref={button}
      type="button"
      className="item"
      aria-current={isShown}
      data-decision={decision}
      onClick={() => reviewing.show(entry)}
    >
      <span>{partsOf(entry.story).state}</span>
      <small>{[entry.mode, entry.kind !== 'changed' && entry.kind].filter(Boolean).join(' · ')}</small>
      {decision && <em>{words[decision]}</em>}
    </button>
  )
}
