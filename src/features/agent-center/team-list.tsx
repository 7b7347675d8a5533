import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { Search, UsersRound } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { RecordList } from '#ui/records/record-list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './agent-center.module.css'
import { MoveSeveral } from './move-several.tsx'
import { PersonChoice } from './person-choice.tsx'
import { PersonRow } from './person-row.tsx'
import { RowFigure } from './row-figure.tsx'
import team from './team.module.css'
import { TeamControls } from './team-controls.tsx'
import { isPlain, readTeamOrder, type TeamOrder } from './team-order.ts'
import { teamQueries } from './team-queries.ts'
import { TeamSearch } from './team-search.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const listId = 'agent-team-list'

/**
 * Lists the direct downlines of a place or the whole team below it, or with a search everyone below it whom the search
 * matches. A selection lasts over all of them.
 */
export function TeamList({ account }: { account: string | undefined }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const selection = useSelection()
  const order = readTeamOrder(query)
  function choose(name: 'search' | 'depth' | 'sort', value: string) {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  // The pressed button goes away, so the list takes the focus.
  const focusList = () => document.getElementById(listId)?.focus({ preventScroll: true })
  function start() {
    selection.start()
    focusList()
  }
  function stop() {
    selection.stop()
    focusList()
  }
  const Listed = isPlain(order) ? Direct : Report
  return (
    <section id={listId} tabIndex={-1} className={`${styles.block} ${team.list}`} aria-labelledby="agent-downlines">
      <h2 id="agent-downlines">{t(headingOf(order))}</h2>
      <TeamSearch search={order.search} onSearch={(text) => choose('search', text)} />
      <TeamControls order={order} onChoose={choose} />
      {order.figure && (
        <p className={team.span}>{t(order.figure === 'balance' ? 'agent.now' : 'agent.each_figures')}</p>
      )}
      <Listed account={account} order={order} selection={selection} onSelect={start} />
      {selection.isOn && <MoveSeveral selection={selection} onDone={stop} />}
    </section>
  )
}

function headingOf({ search, depth }: TeamOrder) {
  if (search) return 'agent.searched'
  return depth === 'all' ? 'agent.everyone' : 'agent.direct'
}

interface ListedProps {
  account: string | undefined
  order: TeamOrder
  selection: Selection
  onSelect: () => void
}

function Direct({ account, order: _, ...rest }: ListedProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const count = (people: number) => t('agent.count', { people: formatNumber(people, language) })
  return (
    <People
      {...rest}
      query={useInfiniteQuery(teamQueries.direct(useSession(), account))}
      noteOf={(person) => (person.team > 0 ? t('agent.team_of', { people: count(person.team) }) : '')}
      empty={<EmptyState icon={<UsersRound />} title={t('agent.no_downlines')} />}
    />
  )
}

/** Lists the gateway's report of a team, with the chosen figure in each row. */
function Report({ account, order, ...rest }: ListedProps) {
  const { t } = useTranslation()
  const { search, depth, figure } = order
  return (
    <People
      {...rest}
      query={useInfiniteQuery(teamQueries.report(useSession(), account, order))}
      noteOf={(person) => (depth === 'all' ? t('agent.below', { account: person.uplineAccount }) : '')}
      figureOf={figure && ((person) => <RowFigure figure={figure} value={person[figure]} />)}
      empty={
        <EmptyState
          icon={search ? <Search /> : <UsersRound />}
          title={t(search ? 'agent.not_found' : 'agent.no_downlines')}
        />
      }
    />
  )
}

interface PeopleProps<Person> extends Pick<ListedProps, 'selection' | 'onSelect'> {
  query: UseInfiniteQueryResult<InfiniteData<{ content: readonly Person[]; total: number }>>
  noteOf: (person: Person) => string
  figureOf?: (person: Person) => ReactNode
  empty: ReactNode
}

/** Lists people as links to their places, or while the agent selects, as choices. */
function People<Person extends ComponentProps<typeof PersonRow>['person']>(props: PeopleProps<Person>) {
  const { query, noteOf, figureOf, selection, onSelect, empty } = props
  const { t } = useTranslation()
  const people = query.data?.pages.flatMap(({ content }) => content) ?? []
  const total = query.data?.pages[0]?.total
  return (
    <RecordList
      query={query}
      total={total}
      count={t('agent.listed', { count: total ?? 0 })}
      failure={t(failureText(query.error))}
      sums={0}
      header={
        !selection.isOn &&
        people.length > 0 && (
          <Button kind="secondary" wide onClick={onSelect}>
            {t('agent.move_several')}
          </Button>
        )
      }
      empty={empty}
    >
      {people.map((person) => {
        const parts = { person, note: noteOf(person), figure: figureOf?.(person) }
        return selection.isOn ? (
          <PersonChoice key={person.account} {...parts} selection={selection} />
        ) : (
          <PersonRow key={person.account} {...parts} />
        )
      })}
    </RecordList>
  )
}
