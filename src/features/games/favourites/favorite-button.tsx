import { Heart } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import styles from './favorite-button.module.css'

type FavoriteButtonProps = {
  label: string
  /** Undefined while unknown. */
  kept: boolean | undefined
  onToggle: () => unknown
  /** `plain` is for the page's background, not for artwork. */
  look?: 'overlay' | 'plain'
}

/** Shows the heart of a game, filled if the game is a favourite. */
export const FavoriteButton = ({ label, kept, onToggle, look = 'overlay' }: FavoriteButtonProps) => (
  <IconButton
    className={styles.heart}
    kind={look}
    label={label}
    icon={<Heart size={20} />}
    pressed={kept}
    onClick={onToggle}
  />
)
