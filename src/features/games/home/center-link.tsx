import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import styles from './games-block.module.css'

/** Leads from a block's header to the centre that has all of its games. */
export const CenterLink = ({ to, label }: { to: string; label: string }) => (
  <Link className={styles.center} to={to}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <LayoutGrid size={20} />
  </Link>
)
