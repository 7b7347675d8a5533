import type { ReactNode } from 'react'
import styles from './design.module.css'

interface PicturesProps {
  title: string
  /** Where the pictures come from, and their licence. */
  source: string
  /** What is shown over each name. */
  pictures: Readonly<Record<string, ReactNode>>
  wide?: boolean
}

/** Shows a group of pictures with their names. */
export const Pictures = ({ title, source, pictures, wide = false }: PicturesProps) => (
  <section>
    <h2>{title}</h2>
    <p className={styles.source}>{source}</p>
    <ul className={styles.icons} data-wide={wide}>
      {Object.entries(pictures).map(([name, picture]) => (
        <li key={name}>
          {picture}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  </section>
)
