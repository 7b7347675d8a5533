import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Users } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Currency } from '#merchant/brand.ts'
import type { Person } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { selectedOf, usePhones } from '../phones/phones.ts'
import { hostQuery, worldQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import { signInOn } from '../worlds.ts'
import { formatMinor } from './format-minor.ts'
import { LedgerLines } from './ledger-lines.tsx'
import styles from './people-card.module.css'

const rowHeight = 72

/** Returns the members and agents in the order of the tree, each below its upline. */
function inTree(people: readonly Person[]): (Person & { depth: number })[] {
  const known = new Set(people.map(({ account }) => account))
  const below = Map.groupBy(people, ({ upline }) => (upline && known.has(upline) ? upline : ''))
  const walk = (upline: string, depth: number): (Person & { depth: number })[] =>
    (below.get(upline) ?? []).flatMap((person) => [{ ...person, depth }, ...walk(person.account, depth + 1)])
  return walk('', 0)
}

/** Lists members and agents, signs one in on the selected phone, and shows the lines of their wallets. */
export function PeopleCard({ world }: { world: string }) {
  const { t } = useTexts()
  const phone = usePhones(selectedOf)
  const query = useQuery(worldQuery('members', world))
  const people = useMemo(() => inTree(query.data ?? []), [query.data])
  const { data: merchants = [] } = useQuery(hostQuery('merchants'))
  const { data: settings } = useQuery(worldQuery('settings', world))
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const currency = (settings?.brand ?? merchants.find(({ code }) => code === settings?.merchant))?.currency
  const found = people.filter(({ account, nickname }) =>
    `${account} ${nickname}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <>
      <Card
        title={t('people')}
        icon={<Users size={18} aria-hidden="true" />}
        action={query.data && <span className={styles.count}>{t('people_count', { count: found.length })}</span>}
      >
        <input
          type="search"
          className={styles.search}
          aria-label={t('search_people')}
          placeholder={t('search_people')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {query.data ? (
          <People
            people={found}
            chosen={chosen}
            currency={currency}
            onChoose={setChosen}
            onSignIn={(account) => attempt(() => signInOn(phone.id, world, account), t('signed_in', { account }))}
          />
        ) : (
          <div className={styles.rows}>
            <Awaited query={query} rows={7} />
          </div>
        )}
      </Card>
      {chosen && <LedgerLines key={chosen} world={world} account={chosen} currency={currency} />}
    </>
  )
}

interface PeopleProps {
  people: readonly (Person & { depth: number })[]
  chosen: string | undefined
  currency: Currency | undefined
  onChoose: (account: string) => void
  onSignIn: (account: string) => Promise<unknown>
}

function People({ people, chosen, currency, onChoose, onSignIn }: PeopleProps) {
  const { t } = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  return (
    <div ref={scroller} className={styles.rows}>
      <ul style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const person = people[index]
          if (!person) return null
          const { account, nickname, type, vipLabel, depth, signedIn, disabled, wallets } = person
          return (
            <li
              key={account}
              className={styles.row}
              style={{ transform: `translateY(${start}px)`, paddingInlineStart: Math.min(depth, 4) * 16 }}
              data-chosen={chosen === account || undefined}
            >
              <button
                type="button"
                className={styles.person}
                aria-pressed={chosen === account}
                onClick={() => onChoose(account)}
              >
                <b>{account}</b>
                <span>
                  {nickname} · {vipLabel} · {t('type', { type })}
                  {disabled && ` · ${t('disabled')}`}
                  {signedIn && ` · ${t('online')}`}
                </span>
              </button>
              <span className={styles.money}>
                {wallets.map(({ wallet, balance }) => (
                  <span key={wallet}>
                    {wallet === 'MAIN' ? '' : `${wallet} `}
                    {formatMinor(balance, currency)}
                  </span>
                ))}
              </span>
              <ToolButton aria-label={t('sign_in_as', { account })} onClick={() => onSignIn(account)}>
                {t('sign_in')}
              </ToolButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
