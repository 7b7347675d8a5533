import './findings.css'
import type { Entry } from './data.ts'
import { aroundChanges, lineChanges } from './line-changes.ts'

function Lines({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const lines = aroundChanges(lineChanges(before, after))
  return (
    <pre>
      {lines.map(({ kind, text }, at) => {
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list is never reordered
        return <Tag key={at}>{text}</Tag>
      })}
    </pre>
  )
}

const Items = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal elements have equal lines
      <li key={at}>{line}</li>
    ))}
  </ul>
)

/** Lists what a change does besides its picture: names and roles, accessibility rules, the layout's faults. */
export function Findings({ entry: { before, after, aria, axe, faults, shot } }: { entry: Entry }) {
  const isSame = before !== undefined && before === after
  return (
    <>
      {isSame && <p className="card hint">The pictures are equal.</p>}
      {aria && (
        <section className="card">
          <h2>Names and roles</h2>
          <Lines before={aria.before.split('\n')} after={aria.after.split('\n')} />
        </section>
      )}
      {axe && (
        <section className="card">
          <h2>Broken accessibility rules</h2>
          <Lines before={axe.before} after={axe.after} />
          {axe.elements.length > 0 && <Items lines={axe.elements} />}
        </section>
      )}
      {shot && (
        <section className="card" data-bad={faults.length > 0}>
          <h2>Layout</h2>
          {faults.length > 0 ? (
            <Items lines={faults} />
          ) : (
            <p className="hint">No cut or overlapping text, no small target, no horizontal scroll.</p>
          )}
        </section>
      )}
    </>
  )
}
