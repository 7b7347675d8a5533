import { useQuery } from '@tanstack/react-query'
import { Move3d } from 'lucide-react'
import type { ReactNode } from 'react'
import { inLanguage } from '#contract/localised.ts'
import type { AxisPlace } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { useChoices } from '../choices.ts'
import { Select } from '../kit/select.tsx'
import { hostQuery, worldQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import { moveWorld } from '../worlds.ts'
import styles from './axes-panel.module.css'

/** Shows a world's values on the axes of the scenarios; a choice creates the same world with that one value changed. */
export function AxesPanel({ world }: { world: string }) {
  const { t } = useTexts()
  const open = useChoices((state) => state.axes)
  const { data: places = [] } = useQuery(worldQuery('axes', world))
  const moved = places.filter(({ value, scenario }) => value !== scenario).length
  return (
    <details
      className={styles.axes}
      open={open}
      onToggle={({ currentTarget }) => useChoices.setState({ axes: currentTarget.open })}
    >
      <summary>
        <Move3d size={18} aria-hidden="true" />
        <h2>{t('axes')}</h2>
        {moved > 0 && <span>{t('changed_count', { count: moved })}</span>}
      </summary>
      <p>{t('axes_about')}</p>
      <div className={styles.choices}>
        <MerchantChoice world={world} />
        {places.map((place) => (
          <AxisChoice key={place.name} world={world} place={place} />
        ))}
      </div>
    </details>
  )
}

function AxisChoice({ world, place: { name, values, value, scenario } }: { world: string; place: AxisPlace }) {
  const { t } = useTexts()
  const sentence = useSentence()
  return (
    <Marked title={value === scenario ? undefined : t('changed')}>
      <Select
        labelled
        label={sentence(`axis_${name}`) ?? name}
        value={value}
        options={values.map((one) => ({ value: one, label: sentence(`axis_${name}_${one}`) ?? one }))}
        onChange={(next) => void attempt(() => moveWorld(world, { axis: name, value: next }))}
      />
    </Marked>
  )
}

function MerchantChoice({ world }: { world: string }) {
  const { t, i18n } = useTexts()
  const { data: merchants = [] } = useQuery(hostQuery('merchants'))
  const { data: about } = useQuery(worldQuery('world', world))
  if (!about) return null
  return (
    <Marked>
      <Select
        labelled
        label={t('axes_merchant')}
        value={about.merchant}
        options={merchants.map(({ code, name }) => ({ value: code, label: inLanguage(name, i18n.language) }))}
        onChange={(merchant) => void attempt(() => moveWorld(world, { merchant }))}
      />
    </Marked>
  )
}

/** @param title Says that the value is not the scenario's own. */
function Marked({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.choice} data-changed={title && ''} title={title}>
      {children}
    </div>
  )
}
