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
import team from './team.module.css'
import { teamQueries } from './team-queries.ts'
import { TeamSearch } from './team-search.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const listId = 'agent-team-list'

/**
 * Lists the direct downlines of a place, or with a search everyone below it whom the search matches. A selection lasts
 * over both.
 */
export function TeamList({ account }: { account: string | undefined }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const selection = useSelection()
  const search = query.get('search') ?? ''
  const setSearch = (text: string) =>
    setQuery({ ...(account && { account }), ...(text && { search: text }) }, { replace: true })
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
  const Listed = search ? Found : Direct
  return (
    <section id={listId} tabIndex={-1} className={`${styles.block} ${team.list}`} aria-labelledby="agent-downlines">
      <h2 id="agent-downlines">{t('agent.direct')}</h2>
      <TeamSearch search={search} onSearch={setSearch} />
      <Listed account={account} search={search} selection={selection} onSelect={start} />
      {selection.isOn && <MoveSeveral selection={selection} onDone={stop} />}
    </section>
  )
}

interface ListedProps {
  account: string | undefined
  search: string
  selection: Selection
  onSelect: () => void
}

function Direct({ account, ...rest }: ListedProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const count = (people: number) => t('agent.count', { people: formatNumber(people, language) })
  return (
    <People
      {...rest}
      query={useInfiniteQuery(teamQueries.direct(useSession(), account))}
      noteOf={(person) => (person.team > 0 ? t('agent.team_of', { people: count(person.team) }) : '')}
      empty={
        <EmptyState
          icon={<UsersRound />}
          title={t('agent.no_downlines')}
          hint={account ? undefined : t('agent.no_downlines_hint')}
        />
      }
    />
  )
}

function Found({ account, search, ...rest }: ListedProps) {
  const { t } = useTranslation()
  return (
    <People
      {...rest}
      query={useInfiniteQuery(teamQueries.found(useSession(), account, search))}
      noteOf={(person) => t('agent.below', { account: person.uplineAccount })}
      empty={<EmptyState icon={<Search />} title={t('agent.not_found')} />}
    />
  )
}

interface PeopleProps<Person> extends Pick<ListedProps, 'selection' | 'onSelect'> {
  query: UseInfiniteQueryResult<InfiniteData<{ content: readonly Person[]; total: number }>>
  noteOf: (person: Person) => string
  empty: ReactNode
}

/** Lists people as links to their places, or while the agent selects, as choices. */
function People<Person extends ComponentProps<typeof PersonRow>['person']>(props: PeopleProps<Person>) {
  const { query, noteOf, selection, onSelect, empty } = props
  const { t } = useTranslation()
  const people = query.data?.pages.flatMap(({ content }) => content) ?? []
  return (
    <RecordList
      query={query}
      total={query.data?.pages[0]?.total}
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
      {people.map((person) =>
        selection.isOn ? (
          <PersonChoice key={person.account} person={person} note={noteOf(person)} selection={selection} />
        ) : (
          <PersonRow key={person.account} person={person} note={noteOf(person)} />
        ),
      )}
    </RecordList>
  )
}
