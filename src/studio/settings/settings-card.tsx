import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Settings, SettingsPatch } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { Switch } from '../kit/switch.tsx'
import { hostQuery, worldQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import styles from './settings-card.module.css'
import { changeSettings } from './take-settings.ts'

/** Settings that are simply on or off. */
const plain = [
  'regionRestriction',
  'emptyLobby',
  'emptyContent',
  'singleSession',
  'thirdPartySignIn',
  'thirdPartySms',
] as const

interface Line {
  name: string
  about?: string
  on: boolean
  first: boolean
  patch: (on: boolean) => SettingsPatch
}

/** Shows every flag and setting that is on or off, and marks those that differ from the scenario's. */
export function SettingsCard({ world }: { world: string }) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const now = useQuery(worldQuery('settings', world))
  const first = useQuery(worldQuery('firstSettings', world))
  const missing = [now, first].find(({ data }) => !data)
  const lines = useLines(now.data, first.data)
  const found = lines.filter(({ name, about = '' }) => `${name} ${about}`.toLowerCase().includes(search.toLowerCase()))
  const changed = lines.filter((line) => line.on !== line.first)

  const all = (): ReactNode =>
    found.map(({ name, about, on, first: before, patch }) => (
      <li key={name}>
        <Switch
          label={name}
          about={about}
          changed={on === before ? undefined : t('changed')}
          on={on}
          onChange={(next) => attempt(() => changeSettings(world, patch(next)))}
        />
      </li>
    ))

  return (
    <Card
      title={t('settings')}
      icon={<SlidersHorizontal size={18} aria-hidden="true" />}
      action={
        changed.length > 0 && <span className={styles.count}>{t('changed_count', { count: changed.length })}</span>
      }
    >
      <input
        type="search"
        className={styles.search}
        aria-label={t('search_settings')}
        placeholder={t('search_settings')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {missing ? <Awaited query={missing} rows={7} /> : <ul className={styles.lines}>{all()}</ul>}
    </Card>
  )
}

function useLines(now: Settings | undefined, first: Settings | undefined): Line[] {
  const sentence = useSentence()
  const { data: flags = [] } = useQuery(hostQuery('flags'))
  const { data: scenarios = [] } = useQuery(hostQuery('scenarios'))
  if (!now || !first) return []
  const closed = scenarios.find(({ name }) => name === 'maintenance')?.settings?.maintenance
  const abouts = new Map(flags.map(({ name, about }) => [name, sentence(`flag_${name}`) ?? about]))
  return [
    ...Object.entries(now.flags).map(([name, on]) => ({
      name,
      about: abouts.get(name),
      on,
      first: first.flags[name] ?? false,
      patch: (next: boolean) => ({ flags: { [name]: next } }),
    })),
    {
      name: 'maintenance',
      about: sentence('setting_maintenance'),
      on: now.maintenance !== null,
      first: first.maintenance !== null,
      patch: (next: boolean) => ({ maintenance: next ? closed : null }),
    },
    ...plain.map((name) => ({
      name,
      about: sentence(`setting_${name}`),
      on: now[name],
      first: first[name],
      patch: (next: boolean) => ({ [name]: next }),
    })),
    ...Object.entries(now.templates).map(([name, value]) => ({
      name: `${name} = 1`,
      about: sentence(`setting_${name}`),
      on: value === '1',
      first: first.templates[name] === '1',
      patch: (next: boolean) => ({ templates: { [name]: next ? '1' : '0' } }),
    })),
    ...Object.entries(now.modules).map(([name, on]) => ({
      name,
      about: sentence('setting_module'),
      on,
      first: first.modules[name] ?? false,
      patch: (next: boolean) => ({ modules: { [name]: next } }),
    })),
  ]
}
