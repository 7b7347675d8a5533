import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddCardForm } from '#money/payouts/add-card-form.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Choices } from '#ui/forms/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import type { PayoutProps } from './first-card.tsx'
import styles from './withdraw.module.css'

interface CardChoiceProps extends PayoutProps {
  value: string
  onChange: (cardId: string) => void
}

/** Shows the member's bank accounts to choose from, and adds one up to the limit. */
export function CardChoice({ payouts, password, payeeName, rules, value, onChange }: CardChoiceProps) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const { cards, cardLimit, banks } = payouts
  const counts = { count: cards.length, limit: cardLimit }
  const choices = cards.map((card) => ({
    value: card.id,
    title: card.bankName,
    text: `${card.maskedNumber} · ${card.payeeName}`,
  }))
  return (
    <div className={styles.cards}>
      <Choices
        name="card"
        label={t('withdraw.card')}
        icon={<Landmark size={20} className={styles.bank} />}
        choices={choices}
        value={value}
        onChange={onChange}
      />
      {cards.length < cardLimit && (
        <Button kind="secondary" wide icon={<Plus size={18} />} onClick={() => setAdding(true)}>
          {t('withdraw.add_card')}
        </Button>
      )}
      <p className={styles.note}>
        {cards.length < cardLimit ? t('withdraw.cards_of', counts) : t('withdraw.cards_full', counts)}
      </p>
      <Dialog open={adding} onClose={() => setAdding(false)} title={t('withdraw.add_card')}>
        <AddCardForm
          rules={rules}
          banks={banks}
          password={password}
          registeredName={payeeName}
          onAdded={({ id }) => {
            setAdding(false)
            onChange(id)
          }}
        />
      </Dialog>
    </div>
  )
}
