import { Fragment, Suspense } from 'react'
import { errorBehaviours, errorTexts } from '../error-data.ts'
import styles from './docs.module.css'
import { StoryLink } from './story-link.tsx'

/** Lists the specified texts with the story that shows each, and the steps that bring it up in the app. */
export function ErrorTexts() {
  return (
    <Suspense>
      <table className={styles.texts}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Text</th>
            <th scope="col">Where</th>
            <th scope="col">Shown by</th>
          </tr>
        </thead>
        <tbody>
          {errorTexts.map(({ key, en, ko, where, stays, story, steps }) => (
            <tr key={`${key} ${where}`}>
              <td>
                <code>{key}</code>
              </td>
              <td>
                <span lang="en">{en}</span>
                <br />
                <span lang="ko">{ko}</span>
              </td>
              <td>{stays === undefined ? where : `${where}, ${durationOf(stays)}`}</td>
              <td>
                <StoryLink of={story} />
                <Steps steps={steps} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Suspense>
  )
}

/** The longest toasts stay until something else hides them. */
const durationOf = (ms: number) => (ms > 60_000 ? 'until it is hidden' : `${ms / 1000}\u00a0s`)

function Steps({ steps }: { steps: string }) {
  return (
    <details>
      <summary>Steps in the app</summary>
      <pre>{steps}</pre>
    </details>
  )
}

/** Lists the specified behaviours of failures that show no text. */
export function ErrorBehaviours() {
  return (
    <Suspense>
      <dl>
        {errorBehaviours.map(({ what, ...place }) => (
          <Fragment key={what}>
            <dt>{what}</dt>
            <dd>
              <StoryLink of={place} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Suspense>
  )
}
