import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '#brand/rules-query.ts'
import { failureText } from '#gateway/failure.ts'
import { useSession } from '#session/session.ts'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import styles from './agent-center.module.css'
import { agentCenterQueries } from './agent-center-queries.ts'
import { RegisterDownlineForm } from './register-downline-form.tsx'

/** Registers a member or an agent directly below the agent. */
export function RegisterDownlineScreen() {
  const { t } = useTranslation()
  const rules = useQuery(rulesQuery())
  const settings = useQuery(agentCenterQueries.registerSettings(useSession()))
  const failed = [rules, settings].find(({ isError, data }) => isError && !data)
  return (
    <div className={styles.page}>
      {failed && <FailedState message={t(failureText(failed.error))} onRetry={() => failed.refetch()} />}
      {!failed && !(rules.data && settings.data) && <FormSkeleton fields={4} />}
      {rules.data && settings.data && <RegisterDownlineForm rules={rules.data} settings={settings.data} />}
    </div>
  )
}
