import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { agent } from '#contract/agent.ts'
import type { Answer } from '#contract/resource.ts'
import { formatDate, formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { isAgent } from '#session/account-type.ts'
import { Avatar } from '#ui/content/avatar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { MoveDialog } from './move-dialog.tsx'
import styles from './team.module.css'

export type Person = Answer<typeof agent.downline>

/** Shows who a member of the team is, and the member's place in the tree. */
export function PersonCard({ person }: { person: Person }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { account, nickname, registeredAt, uplineAccount, level, downlines, team, affiliateCode } = person
  const count = (people: number) => t('agent.count', { people: formatNumber(people, language) })
  const facts = [
    [t('agent.registered'), formatDate(registeredAt, language)],
    [t('agent.upline'), uplineAccount],
    [t('agent.level'), formatNumber(level, language)],
    [t('agent.direct'), count(downlines)],
    [t('agent.members'), count(team)],
    ...(affiliateCode ? [[t('agent.code'), affiliateCode]] : []),
  ]
  return (
    <section className={styles.card} aria-labelledby="agent-person">
      <header className={styles.person}>
        <Avatar name={nickname} size={52} />
        <div>
          <h2 id="agent-person">
            <bdi>{nickname}</bdi>
          </h2>
          <span className={styles.account}>{account}</span>
        </div>
        <span className={styles.type}>{t(isAgent(person) ? 'agent.type_agent' : 'agent.type_member')}</span>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Move account={account} />
    </section>
  )
}

function Move({ account }: { account: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" wide onClick={() => setOpen(true)}>
        {t('agent.move')}
      </Button>
      <MoveDialog accounts={[account]} open={open} onClose={() => setOpen(false)} onMoved={() => setOpen(false)} />
    </>
  )
}
