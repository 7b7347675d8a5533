import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { walletKey } from '#money/wallet-key.ts'
import { VendorFrame } from '#ui/content/vendor-frame.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useLeave } from '#ui/layers/use-leave.ts'
import { useModal } from '#ui/layers/use-modal.ts'
import { lobbyQueries } from '../lobby-queries.ts'
import styles from './game-frame.module.css'
import { leaveGame, useLaunchedGame } from './launched-game.ts'

/** Shows the open game over the whole page, with `aside` in its bar. Mount it once. */
export function GameFrame({ aside }: { aside?: ReactNode }) {
  const game = useLaunchedGame((state) => state.game)
  return game && <Layer key={game.address.href} title={game.title} address={game.address} aside={aside} />
}

function Layer({ title, address, aside }: { title: string; address: URL; aside: ReactNode }) {
  const { t } = useTranslation()
  const { leave, leavingProps } = useLeave(leaveGame)
  const { dialogProps } = useModal(true, leave)
  useFreshData()
  return (
    <dialog
      {...dialogProps}
      {...leavingProps}
      className={styles.layer}
      aria-label={t('games.frame_title', { game: title })}
    >
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {aside}
        <IconButton label={t('games.leave')} icon={<X size={20} />} onClick={leave} />
      </div>
      <VendorFrame title={title} address={address} onClose={leave} />
    </dialog>
  )
}

/** Refetches the wallet and the games played recently when the game ends, for any reason. */
function useFreshData() {
  const client = useQueryClient()
  useEffect(() => () => void refetchBelow(client, walletKey, lobbyQueries.recents()), [client])
}
