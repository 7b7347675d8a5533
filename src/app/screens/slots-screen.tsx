import { useTranslation } from 'react-i18next'
import { useLaunch } from '#features/games/launch/use-launch.ts'
import { SlotsCenterScreen } from '#features/games/slots/slots-center-screen.tsx'
import { LatestWins } from '#features/winners/latest-wins.tsx'

/** Combines the slots with their latest wins. */
export function SlotsScreen() {
  const { t } = useTranslation()
  return <SlotsCenterScreen wins={<LatestWins gameType="RNG" title={t('slots.wins')} onOpen={useLaunch()} />} />
}
