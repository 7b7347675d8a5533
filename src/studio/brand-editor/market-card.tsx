import { Store } from 'lucide-react'
import { type Currency, Currency as CurrencyForm } from '#merchant/brand.ts'
import { fits, mostBackupDomains } from '#merchant/typed-fields.ts'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { formatMinor } from '../people/format-minor.ts'
import { useTexts } from '../texts.ts'
import styles from './brand.module.css'
import { ContactFields } from './contact-fields.tsx'
import { asDomain, asDomains } from './domains.ts'
import type { Editing } from './editing.ts'
import { LocalisedFields } from './localised-fields.tsx'
import { TextField } from './text-field.tsx'

const positions = CurrencyForm.shape.position.options
/** An amount in minor units that shows the position of the symbol. */
const example = 100_000

/** Edits what a merchant's market sees: its currency, its sites, and whom players turn to. */
export function MarketCard({ file, edit }: Editing) {
  const { t } = useTexts()
  const { currency } = file
  const setCurrency = (change: Partial<Currency>, field?: string) =>
    edit({ currency: { ...currency, ...change } }, field)
  return (
    <Card title={t('brand_market')} icon={<Store size={18} aria-hidden="true" />}>
      <div className={styles.fields}>
        <TextField
          label={t('currency_code')}
          value={currency.code}
          maxLength={3}
          problemOf={(text) => (fits('currencyCode', text.toUpperCase()) ? undefined : t('wrong_currency'))}
          onChange={(text) => setCurrency({ code: text.toUpperCase() }, 'currency code')}
        />
        <TextField
          label={t('currency_symbol')}
          value={currency.symbol}
          maxLength={4}
          problemOf={(text) => (fits('currencySymbol', text) ? undefined : t('wrong_symbol'))}
          onChange={(symbol) => setCurrency({ symbol }, 'currency symbol')}
        />
        <Select
          labelled
          label={t('currency_position')}
          value={currency.position}
          options={positions.map((position) => ({
            value: position,
            label: formatMinor(example, { ...currency, position }),
          }))}
          onChange={(value) => setCurrency({ position: CurrencyForm.shape.position.parse(value) })}
        />
      </div>
      <DomainFields file={file} edit={edit} />
      <ContactFields file={file} edit={edit} />
      <div className={styles.fields}>
        <LocalisedFields
          field="helpline"
          value={file.helpline}
          maxLength={200}
          onChange={(helpline, field) => edit({ helpline }, field)}
        />
      </div>
    </Card>
  )
}

function DomainFields({ file, edit }: Pick<Editing, 'file' | 'edit'>) {
  const { t } = useTexts()
  const problemOf = (text: string) => {
    const names = asDomains(text)
    const wrong = names.find((name) => !fits('domain', name))
    if (wrong !== undefined) return t('wrong_domain', { name: wrong })
    return names.length > mostBackupDomains ? t('wrong_domain_count', { count: mostBackupDomains }) : undefined
  }
  return (
    <div className={styles.fields}>
      <TextField
        label={t('domain')}
        value={file.domain}
        maxLength={253}
        inputMode="url"
        problemOf={(text) => (fits('domain', asDomain(text)) ? undefined : t('wrong_domain', { name: text }))}
        onChange={(text) => edit({ domain: asDomain(text) }, 'domain')}
      />
      <TextField
        label={t('backup_domains')}
        value={file.backupDomains.join(', ')}
        maxLength={1_000}
        inputMode="url"
        problemOf={problemOf}
        onChange={(text) => edit({ backupDomains: asDomains(text) }, 'backup domains')}
      />
    </div>
  )
}
