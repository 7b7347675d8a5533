import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** Says that nobody is below a place, and at the agent's own place, how members come there. */
export function NoDownlines({ isOwn = false }: { isOwn?: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t('agent.no_downlines')}
      hint={isOwn ? t('agent.no_downlines_hint') : undefined}
    />
  )
}
