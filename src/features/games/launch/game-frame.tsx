import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { walletKey } from '#money/wallet-key.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useModal } from '#ui/use-modal.ts'
import { VendorFrame } from '#ui/vendor-frame.tsx'
import styles from './game-frame.module.css'
import { leaveGame, useLaunchedGame } from './launched-game.ts'

/** Shows the open game over the whole page, with `aside` in its bar. Mount it once. */
export function GameFrame({ aside }: { aside?: ReactNode }) {
  const game = useLaunchedGame((state) => state.game)
  return game && <Layer key={game.address.href} title={game.title} address={game.address} aside={aside} />
}

function Layer({ title, address, aside }: { title: string; address: URL; aside: ReactNode }) {
  const { t } = useTranslation()
  const { leaving, leave } = useLeave()
  const { dialogProps } = useModal(true, leave)
  useFreshWallet()
  return (
    <dialog
      {...dialogProps}
      className={styles.layer}
      data-leaving={leaving ? '' : undefined}
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

/** Hides the game at once, and closes the vendor's page after that, which takes longer than a frame. */
function useLeave() {
  const [leaving, setLeaving] = useState(false)
  function leave() {
    setLeaving(true)
    afterPaint(leaveGame)
  }
  return { leaving, leave }
}

/** Refetches the wallet when the game ends, for any reason. */
function useFreshWallet() {
  const client = useQueryClient()
  useEffect(() => () => void refetchBelow(client, walletKey), [client])
}
