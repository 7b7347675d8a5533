import { useInfiniteQuery } from '@tanstack/react-query'
import { Search, UsersRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RecordList } from '#ui/record-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './agent-center.module.css'
import { MoveSeveral } from './move-several.tsx'
import { PersonRow } from './person-row.tsx'
import { teamQueries } from './team-queries.ts'

const settledMs = 300

/** Lists the direct downlines of a place, or with a search everyone below it whom the search matches. */
export function TeamList({ account }: { account: string | undefined }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const setSearch = (text: string) =>
    setQuery({ ...(account && { account }), ...(text && { search: text }) }, { replace: true })
  return (
    <section className={styles.block} aria-labelledby="agent-downlines">
      <h2 id="agent-downlines">{t('agent.direct')}</h2>
      <TeamSearch search={search} onSearch={setSearch} />
      {search ? <Found account={account} search={search} /> : <Direct account={account} />}
    </section>
  )
}

function Direct({ account }: { account: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useInfiniteQuery(teamQueries.direct(useSession(), account))
  const count = (people: number) => t('agent.count', { people: formatNumber(people, language) })
  const [selecting, setSelecting] = useState(false)
  const people = query.data?.pages.flatMap(({ content }) => content) ?? []
  if (selecting && people.length > 0) return <MoveSeveral people={people} onDone={() => setSelecting(false)} />
  return (
    <RecordList
      query={query}
      total={query.data?.pages[0]?.total}
      failure={t(failureText(query.error))}
      sums={0}
      header={
        people.length > 1 && (
          <Button kind="secondary" wide onClick={() => setSelecting(true)}>
            {t('agent.move_several')}
          </Button>
        )
      }
      empty={
        <EmptyState
          icon={<UsersRound />}
          title={t('agent.no_downlines')}
          hint={account ? undefined : t('agent.no_downlines_hint')}
        />
      }
    >
      {people.map((person) => (
        <PersonRow
          key={person.account}
          person={person}
          note={person.team > 0 ? t('agent.team_of', { people: count(person.team) }) : ''}
        />
      ))}
    </RecordList>
  )
}

function Found({ account, search }: { account: string | undefined; search: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(teamQueries.found(useSession(), account, search))
  return (
    <RecordList
      query={query}
      total={query.data?.pages[0]?.total}
      failure={t(failureText(query.error))}
      sums={0}
      empty={<EmptyState icon={<Search />} title={t('agent.not_found')} />}
    >
      {query.data?.pages
        .flatMap(({ content }) => content)
        .map((person) => (
          <PersonRow key={person.account} person={person} note={t('agent.below', { account: person.uplineAccount })} />
        ))}
    </RecordList>
  )
}

/** Searches when the typing pauses. */
function TeamSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typing starts the search.
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => onSearch(text.trim()), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search>
      <TextField
        type="search"
        name="search"
        label={t('agent.search')}
        labelHidden
        icon={<Search />}
        placeholder={t('agent.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={64}
      />
    </search>
  )
}
