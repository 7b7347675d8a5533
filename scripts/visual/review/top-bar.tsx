import './top-bar.css'
import { counted } from './counted.ts'
import type { Reviewing } from './use-review.ts'

/** Shows how far the review is, chooses which changes are listed, and saves the decisions. */
export function TopBar({ reviewing }: { reviewing: Reviewing }) {
  const { review, decisions, filter, setFilter } = reviewing
  const answers = Object.values(decisions).map(({ decision }) => decision)
  const count = (kind: string) => answers.filter((answer) => answer === kind).length
  const modes = [...new Set(review.entries.map(({ mode }) => mode))]
  return (
    <header>
      <h1>Visual review</h1>
      <p>
        {counted(review.entries.length, 'change')} · {count('accepted')} accepted · {count('rejected')} rejected
      </p>
      <label>
        Mode
        <select
          value={filter.mode}
          onChange={({ target }) => {
            setFilter({ ...filter, mode: target.value })
            // A select takes letters itself; the next keys are for the page again.
            target.blur()
          }}
        >
          <option value="">All</option>
          {modes.map((mode) => (
            <option key={mode}>{mode}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        aria-pressed={filter.onlyOpen}
        onClick={() => setFilter({ ...filter, onlyOpen: !filter.onlyOpen })}
      >
        Only open
      </button>
      <button type="button" className="save" onClick={reviewing.save}>
        Save decisions
      </button>
    </header>
  )
}
