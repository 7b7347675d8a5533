import './decision-card.css'
import type { RefObject } from 'react'
import { type Entry, idOf } from './data.ts'
import type { Reviewing } from './use-review.ts'

interface Props {
  entry: Entry
  reviewing: Reviewing
  noteField: RefObject<HTMLTextAreaElement | null>
}

/** Takes the reviewer's answer to the change on show. */
export function DecisionCard({ entry, reviewing, noteField }: Props) {
  const { decision, note = '' } = reviewing.decisions[idOf(entry)] ?? {}
  return (
    <section className="card">
      <h2>Decision</h2>
      <div className="answers">
        <button
          type="button"
          data-kind="accept"
          aria-pressed={decision === 'accepted'}
          onClick={() => reviewing.decide('accepted')}
        >
          Accept
        </button>
        <button
          type="button"
          data-kind="reject"
          aria-pressed={decision === 'rejected'}
          onClick={() => reviewing.decide('rejected')}
        >
          Reject
        </button>
      </div>
      <label className="note">
        Note
        <textarea
          ref={noteField}
          rows={3}
          value={note}
          placeholder="What the next reader should know"
          onChange={({ target }) => reviewing.note(target.value)}
        />
      </label>
    </section>
  )
}
