import './picture-views.css'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { Entry } from './data.ts'
import type { View } from './use-review.ts'

interface Pair {
  before: string
  after: string
}

const Picture = ({ src, name, style }: { src: string; name: string; style?: CSSProperties }) => (
  <img src={src} alt={name} style={style} draggable={false} />
)

const Pile = ({ children, kind }: { children: ReactNode; kind?: string }) => (
  <div className="pile" data-kind={kind}>
    {children}
  </div>
)

interface PartProps extends Pair {
  name: string
  /** Returns how the picture after the change is laid over the one before. */
  lay(part: number): CSSProperties
}

function PartView({ before, after, name, lay }: PartProps) {
  const [part, setPart] = useState(50)
  return (
    <>
      <p className="caption range">
        <span>Before</span>
        <input
          type="range"
          aria-label={name}
          min="0"
          max="100"
          value={part}
          onChange={({ target }) => setPart(target.valueAsNumber)}
        />
        <span>After</span>
      </p>
      <Pile>
        <Picture src={before} name="Before" />
        <Picture src={after} name="After" style={lay(part / 100)} />
      </Pile>
    </>
  )
}

/** Shows the two pictures in turn. */
function BlinkView({ before, after }: Pair) {
  const [isAfter, setAfter] = useState(true)
  useEffect(() => {
    const timer = setInterval(() => setAfter((is) => !is), 700)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <p className="caption">{isAfter ? 'After' : 'Before'}</p>
      <Pile>
        <Picture src={before} name="Before" />
        <Picture src={after} name="After" style={{ visibility: isAfter ? 'visible' : 'hidden' }} />
      </Pile>
    </>
  )
}

const Side = ({ name, src, none = 'No picture' }: { name: string; src: string | undefined; none?: ReactNode }) => (
  <figure>
    <figcaption className="caption">{name}</figcaption>
    {src ? <Picture src={src} name={name} /> : <p className="none">{none}</p>}
  </figure>
)

/** A decision carries no picture, so one that was accepted on another machine may be missing on this one. */
const elsewhere = (
  <>
    The accepted picture is not on this machine. <code>npm run visual -- pull DIR</code> copies it from a shared folder;{' '}
    <code>npm run visual -- --base REF</code> takes the pictures of a commit again.
  </>
)

const SidesView = ({ entry: { kind, before, after } }: { entry: Entry }) => (
  <div className="sides">
    <Side name="Before" src={before} none={kind === 'added' ? undefined : elsewhere} />
    <Side name="After" src={after} />
  </div>
)

const pairViews: Record<Exclude<View, 'Side by side'>, (pair: Pair) => ReactNode> = {
  Overlay: (pair) => (
    <PartView {...pair} name="Share of the picture after the change" lay={(part) => ({ opacity: part })} />
  ),
  Slider: (pair) => (
    <PartView
      {...pair}
      name="Border between the pictures"
      lay={(part) => ({ clipPath: `inset(0 0 0 ${part * 100}%)` })}
    />
  ),
  Blink: (pair) => <BlinkView {...pair} />,
  Difference: ({ before, after }) => (
    <>
      <p className="caption">What is equal is black</p>
      <Pile kind="difference">
        <Picture src={before} name="Before" />
        <Picture src={after} name="After" />
      </Pile>
    </>
  ),
}

/** Shows the pictures of a change in a view. Side by side is the only one if a picture is missing. */
export function PictureViews({ entry, view }: { entry: Entry; view: View }) {
  const { before, after } = entry
  if (view === 'Side by side' || !before || !after) return <SidesView entry={entry} />
  return pairViews[view]({ before, after })
}
