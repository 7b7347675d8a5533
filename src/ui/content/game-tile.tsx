import { Gamepad2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Press, useOnce } from '../controls/use-once.ts'
import { LazyPicture } from '../loading/lazy-picture.tsx'
import { classes } from '../look/classes.ts'
import { Spinner } from '../states/spinner.tsx'
import styles from './game-tile.module.css'

type GameTileProps = {
  title: string
  /** Artwork without text; if it fails, the default picture replaces it. */
  imageUrl: string
  /** The vendor's abbreviation. */
  vendor: string
  /** May return a promise: the tile is busy until it settles. */
  onPress?: Press
  /** A button at the top, such as the favourite's heart. */
  corner?: ReactNode
  /** Loads the artwork at once, for tiles that are visible when the page opens; `'after'` lets other pictures come first. */
  eager?: boolean | 'after'
}

export function GameTile({ title, imageUrl, vendor, onPress, corner, eager = false }: GameTileProps) {
  const once = useOnce(onPress, false)
  return (
    <div className={styles.tile}>
      <button type="button" className={styles.press} aria-busy={once.busy || undefined} onClick={once.press}>
        <Art key={imageUrl} url={imageUrl} eager={eager} />
        <span className={styles.shade}>
          <span className={styles.title}>
            <Title text={title} />
          </span>
        </span>
        <span className={styles.maker}>
          <span className={styles.vendor} title={vendor}>
            {vendor}
          </span>
        </span>
        {once.busy && (
          <span className={styles.veil}>
            <Spinner size={28} />
          </span>
        )}
      </button>
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  )
}

/** Breaks a name at its middle dots and zero-width spaces, if it has any, before it breaks a word. */
function Title({ text }: { text: string }) {
  const parts = [...text.matchAll(/[^・\u200b]+.?/g)]
  if (parts.length < 2) return text
  return parts.map(({ 0: part, index }) => (
    <span key={index} className={styles.part}>
      {part}
    </span>
  ))
}

function Art({ url, eager }: { url: string; eager: boolean | 'after' }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(url ? 'loading' : 'failed')
  if (state === 'failed') return <DefaultArt />
  return (
    <LazyPicture
      className={classes(styles.art, styles[state], eager && styles.eager)}
      src={url}
      alt=""
      wanted={Boolean(eager) || undefined}
      fetchPriority={eager === 'after' ? 'low' : undefined}
      draggable={false}
      onLoad={() => setState('ready')}
      onError={() => setState('failed')}
    />
  )
}

function DefaultArt() {
  return (
    <span className={classes(styles.art, styles.fallback)} data-default-art="">
      <Gamepad2 size={44} />
    </span>
  )
}
