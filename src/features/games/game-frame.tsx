import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { walletKey } from '#gateway/query-keys.ts'
import { asksToClose } from '#platform/frame-message.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingState } from '#ui/loading-state.tsx'
import { useFramePhase } from '#ui/use-frame-phase.ts'
import { useModal } from '#ui/use-modal.ts'
import styles from './game-frame.module.css'
import { leaveGame, useLaunchedGame } from './launched-game.ts'

/** The game being played, over the whole page. Mount it once. */
export function GameFrame() {
  const game = useLaunchedGame((state) => state.game)
  return game && <Layer key={game.address.href} title={game.title} address={game.address} />
}

function Layer({ title, address }: { title: string; address: URL }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const { dialogProps } = useModal(true, leaveGame)
  const { started, shown, onLoad } = useFramePhase(frame)
  useCloseMessage(frame, address)
  useFreshWallet()
  return (
    <dialog {...dialogProps} className={styles.layer} aria-label={t('games.frame_title', { game: title })}>
      <header className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <IconButton label={t('games.leave')} icon={<X size={20} />} onClick={leaveGame} />
      </header>
      <div className={styles.stage}>
        {!shown && (
          <div className={styles.loading}>
            <LoadingState />
          </div>
        )}
        {started && (
          <iframe
            ref={frame}
            className={styles.frame}
            data-shown={shown ? '' : undefined}
            title={title}
            src={address.href}
            sandbox="allow-scripts allow-same-origin allow-forms"
            allow="autoplay; fullscreen"
            onLoad={onLoad}
          />
        )}
      </div>
    </dialog>
  )
}

/** Whatever way the game ends, what was won or lost in it is asked for anew. */
function useFreshWallet() {
  const client = useQueryClient()
  useEffect(() => () => void client.invalidateQueries({ queryKey: walletKey }), [client])
}

function useCloseMessage(frame: RefObject<HTMLIFrameElement | null>, address: URL) {
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (asksToClose(event, frame.current?.contentWindow ?? null, address)) leaveGame()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, address])
}
