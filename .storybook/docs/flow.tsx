import { Suspense, use, useState } from 'react'
import { viewports } from '../viewports.ts'
import { sharedWorker } from '../worker.ts'
import styles from './docs.module.css'
import { flows } from './flows.ts'
import { whenFinished } from './story-finished.ts'
import { entryAt, type StoryPlace, storyIndex } from './story-index.ts'
import { StoryLink } from './story-link.tsx'

interface FlowProps {
  name: keyof typeof flows
}

/** Shows the screens of a flow in order, each with what happens there. */
export function Flow({ name }: FlowProps) {
  return (
    <Suspense>
      <Screens name={name} />
    </Suspense>
  )
}

/**
 * Opens one screen after the other: stories that play at once take each other's focus. The worker must be there first,
 * because a frame that installs it is not under its control.
 */
function Screens({ name }: FlowProps) {
  use(sharedWorker())
  const [finished, setFinished] = useState(0)
  return (
    <ol className={styles.flow}>
      {flows[name].map(({ text, ...place }, index) => (
        <li key={text}>
          <p>{text}</p>
          <div className={styles.screen}>
            {index <= finished && (
              <Screen
                of={place}
                isPlaying={index === finished}
                onFinished={() => setFinished((count) => Math.max(count, index + 1))}
              />
            )}
          </div>
          <StoryLink of={place} />
        </li>
      ))}
    </ol>
  )
}

interface ScreenProps {
  of: StoryPlace
  isPlaying: boolean
  onFinished: () => void
}

/** Shows a settled story in a separate page, because each has its own world. */
function Screen({ of, isPlaying, onFinished }: ScreenProps) {
  const { id, name } = entryAt(use(storyIndex()), of)
  const { width, height } = viewports.phone390.styles
  return (
    <iframe
      src={`./iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: globalsAtRest() })}`}
      title={name}
      style={{ width, height }}
      data-playing={isPlaying ? '' : undefined}
      onLoad={({ currentTarget }) => whenFinished(currentTarget, onFinished)}
    />
  )
}

/** Returns the toolbar's values in this page's address, without motion. */
function globalsAtRest(): string {
  const chosen = new URLSearchParams(location.search).get('globals')?.split(';') ?? []
  return [...chosen.filter((one) => !one.startsWith('still:')), 'still:yes'].join(';')
}
