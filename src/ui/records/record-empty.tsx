import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../controls/button-class.ts'
import { EmptyState } from '../states/empty-state.tsx'
import { ClearFilter } from './record-filter.tsx'
import type { RecordFilterState } from './use-record-filter.ts'

interface RecordEmptyProps {
  filter: Pick<RecordFilterState<never>, 'isSet' | 'clear'>
  icon?: ReactNode
  hint?: string
  /** Where the first row comes from. */
  to: string
  action: string
}

/** Offers to clear the filter; without one, it leads to where the first row comes from. */
export function RecordEmpty({ filter, icon, hint, to, action }: RecordEmptyProps) {
  const { t } = useTranslation()
  if (filter.isSet) {
    return (
      <EmptyState
        icon={icon}
        title={t('records.none_filtered')}
        hint={t('records.none_filtered_hint')}
        action={<ClearFilter filter={filter} />}
      />
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t('records.none')}
      hint={hint}
      action={
        <Link to={to} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  )
}
