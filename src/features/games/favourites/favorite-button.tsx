import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#contract/games.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useToggleFavorite } from './use-toggle-favorite.ts'

/** Shows the heart of a game, filled if the game is a favourite. */
export function FavoriteButton({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { on, toggle, busy } = useToggleFavorite(game)
  return (
    <IconButton
      kind="overlay"
      label={t('games.favorite', { game: game.displayName })}
      icon={<Heart size={20} />}
      pressed={on}
      busy={busy}
      onClick={toggle}
    />
  )
}
