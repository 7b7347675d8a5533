import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#ui/records/filter-select.tsx'
import styles from './team.module.css'
import { nameOf, type TeamOrder, teamFigures } from './team-order.ts'

interface TeamControlsProps {
  order: TeamOrder
  onChoose: (name: 'depth' | 'sort', value: string) => void
}

/** Chooses by which figure the list is sorted, and how deep it goes; a search always goes through the whole team. */
export function TeamControls({ order: { search, depth, figure }, onChoose }: TeamControlsProps) {
  const { t } = useTranslation()
  const depths = [
    { value: '', label: t('agent.depth_direct') },
    { value: 'all', label: t('agent.depth_all') },
  ]
  const figures = teamFigures.map((value) => ({ value, label: t(nameOf(value)) }))
  return (
    <div className={styles.controls}>
      <FilterSelect
        label={t('agent.sort')}
        options={[{ value: '', label: t('agent.newest') }, ...figures]}
        value={figure ?? ''}
        onChange={(value) => onChoose('sort', value)}
      />
      {!search && (
        <FilterSelect
          label={t('agent.depth')}
          options={depths}
          value={depth === 'all' ? depth : ''}
          onChange={(value) => onChoose('depth', value)}
        />
      )}
    </div>
  )
}
