import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Promotion, promotionCategories } from '#contract/promotions.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotions.module.css'
import { PromotionsHeader } from './promotions-header.tsx'

const panelId = 'promotion-list'
type Chosen = Promotion['category'] | 'ALL'

/** Returns only the categories with promotions. */
const choicesOf = (promotions: readonly Promotion[]): Chosen[] => [
  'ALL',
  ...promotionCategories.filter((category) => promotions.some((promotion) => promotion.category === category)),
]

export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen>('ALL')
  const tabs = choicesOf(promotions).map((value) => ({ value, label: t(`promotions.category.${value}`) }))
  const shown = promotions.filter(({ category }) => chosen === 'ALL' || category === chosen)
  return (
    <>
      <PromotionsHeader />
      {promotions.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={t('promotions.none')}
          hint={t('promotions.none_hint')}
          action={
            <Link to="/m/gameCenter" className={buttonClass()}>
              {t('menu.games')}
            </Link>
          }
        />
      ) : (
        <div className={styles.page}>
          <Tabs
            look="chip"
            label={t('promotions.categories')}
            tabs={tabs}
            value={chosen}
            onChange={setChosen}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-label={t(`promotions.category.${chosen}`)}>
            <ul className={styles.list}>
              {shown.map((promotion, index) => (
                <li key={promotion.id}>
                  <PromotionCard promotion={promotion} eager={index < 3} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
}
