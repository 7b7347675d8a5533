import './problems.css'
import { counted } from './counted.ts'

/** Lists what makes the run fail besides the changes. Most of it is in pictures that did not change. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <section className="problems" aria-labelledby="problems">
      <h2 id="problems">{counted(problems.length, 'problem')}</h2>
      <p>The run fails until these are mended, whatever you decide.</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  )
}
