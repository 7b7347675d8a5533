import styles from './category-icon.module.css'
import { icons } from './category-icons.ts'

const order = Object.keys(icons)

/** Shows the picture of a category, or a general one for a category that this app does not know. */
export function CategoryIcon({ category, size }: { category: string; size: number }) {
  const at = order.indexOf(Object.hasOwn(icons, category) ? category : 'OTHER')
  return (
    <span
      className={styles.icon}
      style={{ inlineSize: size, backgroundPositionX: `${(at / (order.length - 1)) * 100}%` }}
      aria-hidden="true"
    />
  )
}
