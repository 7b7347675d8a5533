import { useTranslation } from 'react-i18next'
import { FigureValue } from './figure-value.tsx'
import styles from './team.module.css'
import { nameOf, type TeamFigure } from './team-order.ts'

/** Shows the figure by which the list is sorted, with its name. */
export function RowFigure({ figure, value }: { figure: TeamFigure; value: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.figure}>
      <strong>
        <FigureValue figure={figure} value={value} />
      </strong>
      <span>{t(nameOf(figure))}</span>
    </span>
  )
}
