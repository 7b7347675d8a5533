import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { attempt } from '../attempt.ts'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { addFault, endpointsQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import styles from './faults-card.module.css'
import { type FaultKind, faultKindNames, faultKinds } from './kinds.ts'

const often = ['1', '3', ''] as const

/** Makes a fault of an endpoint, a kind and a number of calls. */
export function AddFault({ world }: { world: string }) {
  const { t, i18n } = useTexts()
  const id = useId()
  const { data: endpoints = [] } = useQuery(endpointsQuery())
  const [endpoint, setEndpoint] = useState('')
  const [kind, setKind] = useState<FaultKind>('unavailable')
  const [times, setTimes] = useState<string>('1')
  const add = async () => {
    const fault = { endpoint: endpoint.trim(), ...faultKinds[kind], ...(times && { times: Number(times) }) }
    if (await attempt(() => addFault(world, fault))) setEndpoint('')
  }
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <input
        className={styles.endpoint}
        list={`${id}-endpoints`}
        aria-label={t('endpoint')}
        placeholder={t('endpoint_example')}
        value={endpoint}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setEndpoint(event.target.value)}
      />
      <datalist id={`${id}-endpoints`}>
        {endpoints.map((one) => (
          <option key={one.id} value={one.id}>
            {i18n.language === 'en' ? one.summary : one.address}
          </option>
        ))}
      </datalist>
      <Select
        label={t('fault_kind')}
        value={kind}
        options={faultKindNames.map((value) => ({ value, label: t(`fault_${value}`) }))}
        onChange={(value) => setKind(value as FaultKind)}
      />
      <Select
        label={t('fault_times')}
        value={times}
        options={often.map((value) => ({ value, label: value ? t('times', { count: Number(value) }) : t('always') }))}
        onChange={setTimes}
      />
      <ToolButton type="submit" look="main" icon={<Plus size={18} />} onClick={() => undefined}>
        {t('add')}
      </ToolButton>
    </form>
  )
}
