import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunch } from '#features/games/launch/use-launch.ts'
import { SlotsCenterScreen } from '#features/games/slots/slots-center-screen.tsx'
import { LatestWins } from '#features/winners/latest-wins.tsx'
import { useReturnFocus } from '#ui/page/use-return-focus.ts'

/** Combines the slots with their latest wins. */
export function SlotsScreen() {
  const { t } = useTranslation()
  const screen = useRef<HTMLDivElement>(null)
  const wins = <LatestWins gameType="RNG" title={t('slots.wins')} onOpen={useLaunch()} />
  return (
    <div ref={screen} onClickCapture={useReturnFocus(screen)}>
      <SlotsCenterScreen wins={wins} />
    </div>
  )
}
