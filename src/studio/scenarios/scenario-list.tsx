import { useQuery } from '@tanstack/react-query'
import { Building2, FlaskConical, Newspaper, Search, ShieldAlert, User, Users, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import type { Scenario } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { useChoices } from '../choices.ts'
import { Awaited } from '../kit/awaited.tsx'
import { hostQuery, worldQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import { applyScenario } from '../worlds.ts'
import { AxesPanel } from './axes-panel.tsx'
import { changesOf, type Group, groupOf, groups } from './describe.ts'
import styles from './scenario-list.module.css'

const icons: Record<Group, ReactNode> = {
  visitors: <FlaskConical size={18} />,
  members: <User size={18} />,
  agents: <Users size={18} />,
  platform: <ShieldAlert size={18} />,
  network: <WifiOff size={18} />,
  content: <Newspaper size={18} />,
}

interface ScenarioListProps {
  world: string
  hidden: boolean
}

/** Lists every scenario with what it changes; a press replaces the world with one of the scenario. */
export function ScenarioList({ world, hidden }: ScenarioListProps) {
  const { t } = useTexts()
  const sentence = useSentence()
  const [search, setSearch] = useState('')
  const query = useQuery(hostQuery('scenarios'))
  const scenarios = query.data ?? []
  const { data: current } = useQuery(worldQuery('world', world))
  const keepFlags = useChoices((state) => state.keepFlags)

  const titleOf = ({ name, title }: Scenario) => sentence(`scenario_${name}`) ?? title
  const isFound = (scenario: Scenario) =>
    `${scenario.name} ${titleOf(scenario)} ${changesOf(scenario)
      .map(({ value }) => value)
      .join(' ')}`
      .toLowerCase()
      .includes(search.trim().toLowerCase())
  const found = scenarios.filter(isFound)

  return (
    <nav className={styles.list} aria-label={t('scenarios')} hidden={hidden}>
      <AxesPanel world={world} />
      <label className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('search_scenarios')}
          placeholder={t('search_scenarios')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <Checkbox checked={keepFlags} onChange={(event) => useChoices.setState({ keepFlags: event.target.checked })}>
        {t('keep_flags')}
      </Checkbox>
      {!query.data && <Awaited query={query} rows={9} />}
      {query.data && found.length === 0 && <p className={styles.none}>{t('no_scenario')}</p>}
      {groups.map((group) => {
        const members = found.filter((scenario) => groupOf(scenario) === group)
        if (members.length === 0) return null
        return (
          <section key={group} aria-label={t(`group_${group}`)}>
            <h2>{t(`group_${group}`)}</h2>
            <ul>
              {members.map((scenario) => (
                <li key={scenario.name}>
                  <ScenarioButton
                    scenario={scenario}
                    title={titleOf(scenario)}
                    icon={icons[group]}
                    current={current?.scenario === scenario.name}
                    onPress={() =>
                      attempt(() =>
                        applyScenario(world, { scenario: scenario.name, merchant: current?.merchant, keepFlags }),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <p className={styles.none}>
        <Building2 size={16} aria-hidden="true" /> {t('scenario_hint')}
      </p>
    </nav>
  )
}

interface ScenarioButtonProps {
  scenario: Scenario
  title: string
  icon: ReactNode
  current: boolean
  onPress: () => Promise<unknown>
}

function ScenarioButton({ scenario, title, icon, current, onPress }: ScenarioButtonProps) {
  const { t } = useTexts()
  const changes = changesOf(scenario)
  return (
    <button
      type="button"
      className={styles.scenario}
      aria-current={current || undefined}
      onClick={() => void onPress()}
    >
      {icon}
      <span className={styles.texts}>
        <b>{scenario.name}</b>
        <span>{title}</span>
        <span className={styles.changes}>
          {changes.map(({ key, value }) => (
            <span key={`${key} ${value}`}>{t(key as 'change_on', { value })}</span>
          ))}
        </span>
      </span>
    </button>
  )
}
