import './review-page.css'
import { useRef } from 'react'
import { ChangeList } from './change-list.tsx'
import { type Entry, idOf, partsOf, type Review } from './data.ts'
import { DecisionCard } from './decision-card.tsx'
import { Findings } from './findings.tsx'
import { PictureViews } from './picture-views.tsx'
import { Problems } from './problems.tsx'
import { TopBar } from './top-bar.tsx'
import { keys, useKeys } from './use-keys.ts'
import { type Reviewing, useReview, views } from './use-review.ts'

/** The page on which a person compares the pictures of a run, and accepts or rejects each change. */
export function ReviewPage({ review }: { review: Review }) {
  const reviewing = useReview(review)
  const noteField = useRef<HTMLTextAreaElement>(null)
  useKeys(reviewing, () => noteField.current?.focus())
  const { shown } = reviewing
  return (
    <>
      <TopBar reviewing={reviewing} />
      <ChangeList reviewing={reviewing} />
      <main>
        <Problems problems={review.problems} />
        {shown ? <Change entry={shown} reviewing={reviewing} /> : <Nothing review={review} />}
      </main>
      <aside>
        {shown && <DecisionCard entry={shown} reviewing={reviewing} noteField={noteField} />}
        {shown && <Findings entry={shown} />}
        <Keys />
      </aside>
    </>
  )
}

const Nothing = ({ review }: { review: Review }) => (
  <div className="nothing">
    <h2>{review.entries.length > 0 ? 'Everything is decided' : 'No picture changed'}</h2>
    <p>{review.entries.length > 0 ? 'Save the decisions, and commit the file with the change.' : review.key}</p>
  </div>
)

function Change({ entry, reviewing }: { entry: Entry; reviewing: Reviewing }) {
  const { component, state } = partsOf(entry.story)
  return (
    <>
      <div className="title">
        <h2>{state}</h2>
        <p>
          {component} · {entry.mode}
        </p>
      </div>
      <fieldset className="views" aria-label="View">
        {views.map((view, at) => (
          <button
            key={view}
            type="button"
            disabled={!entry.before || !entry.after}
            aria-pressed={view === reviewing.view}
            onClick={() => reviewing.setView(view)}
          >
            {view} <kbd>{at + 1}</kbd>
          </button>
        ))}
        <button type="button" className="fit" aria-pressed={reviewing.isFitted} onClick={reviewing.fit}>
          Fit <kbd>f</kbd>
        </button>
      </fieldset>
      <div key={idOf(entry)} className="stage" data-fit={reviewing.isFitted}>
        <PictureViews entry={entry} view={reviewing.view} />
      </div>
    </>
  )
}

const Keys = () => (
  <dl className="keys" aria-label="Keys">
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
