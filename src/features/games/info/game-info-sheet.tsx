import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useSession } from '#session/session.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SideSheet } from '#ui/layers/side-sheet.tsx'
import { useLeave } from '#ui/layers/use-leave.ts'
import { FavoriteButton } from '../favourites/favorite-button.tsx'
import { useFavorites } from '../favourites/use-favorites.ts'
import { areaOf } from '../list/game-filter.ts'
import { vendorMark } from '../vendor-mark.ts'
import styles from './game-info-sheet.module.css'
import { InfoBody } from './info-body.tsx'
import { hideInfo, useShownGame } from './shown-game.ts'

/** Shows what a player may want to know about a game before its launch. Mount it once. */
export function GameInfoSheet() {
  const { t } = useTranslation()
  const { game, entry } = useShownGame()
  const { leave, leavingProps } = useLeave(hideInfo)
  if (!game) return null
  return (
    <SideSheet
      open={entry !== undefined}
      onClose={leave}
      leavingProps={leavingProps}
      label={t('gameinfo.label', { game: game.displayName })}
      side="bottom"
    >
      <div className={styles.sheet} key={game.nodeId}>
        <Head game={game} onClose={leave} />
        <InfoBody game={game} />
      </div>
    </SideSheet>
  )
}

function Head({ game, onClose }: { game: Game; onClose: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <header className={styles.head}>
      <span className={styles.art}>
        {game.showIcon && <img src={gatewayUrl(game.iconUrl)} alt="" draggable={false} />}
      </span>
      <div className={styles.name}>
        <h2>{game.displayName}</h2>
        <p>{`${vendorMark(game.vassalage)} · ${t(`category.${areaOf(game)}`)}`}</p>
      </div>
      {session && <Heart game={game} />}
      <IconButton label={t('common.close')} icon={<X size={22} />} onClick={onClose} />
    </header>
  )
}

/** A visitor's heart is on the tile, from where it leads to the login. */
function Heart({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { favorites, toggle } = useFavorites()
  return (
    <FavoriteButton
      look="plain"
      label={t('games.favorite', { game: game.displayName })}
      kept={favorites?.has(game.nodeId)}
      onToggle={() => toggle(game)}
    />
  )
}
