import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/controls/tabs.tsx'
import styles from './deposit.module.css'
import { DepositForm } from './deposit-form.tsx'
import { methodIcons } from './method-icons.ts'
import type { MethodsProps } from './methods.ts'
import { useDepositForm } from './use-deposit-form.ts'

const panelId = 'deposit-method'

/** The new template: the methods as tiles, and the form of the selected one on the same page. */
export function MethodTiles({ methods, ...rest }: MethodsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(methods[0].code)
  const method = methods.find(({ code }) => code === chosen) ?? methods[0]
  const deposit = useDepositForm({ method, ...rest })
  const tabs = methods.map(({ code }) => {
    const Icon = methodIcons[code]
    return { value: code, label: t(`deposit.method_${code}`), icon: <Icon /> }
  })
  return (
    <>
      {methods.length > 1 && (
        <div className={styles.tiles}>
          <Tabs
            look="segment"
            label={t('deposit.method')}
            tabs={tabs}
            value={method.code}
            onChange={setChosen}
            panelId={panelId}
          />
        </div>
      )}
      <div id={panelId}>
        <DepositForm deposit={deposit} method={method} promos={rest.promos} />
      </div>
    </>
  )
}
