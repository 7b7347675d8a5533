import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import provider from '#mock-server/vendors/page-kit/provider-page.module.css'
import { identity } from '../contract.ts'
import type { IdentityAddress } from './address.ts'
import styles from './page.module.css'
import { type Texts, texts } from './texts.ts'

export type ProviderAnswer = { outcome: 'token'; token: string } | { outcome: 'cancelled' | 'failed' }

interface IdentityPageProps {
  address: IdentityAddress
  /** Sends the outcome to the app, which then closes this window. */
  answer: (answer: ProviderAnswer) => void
}

/** The fictitious people who have an account at each provider. */
const people = { mina: 'Mina Park', jun: 'Jun Seo' } as const
type Person = keyof typeof people

/** Renders the consent page of fictitious sign-in providers. */
export function IdentityPage({ address, answer }: IdentityPageProps) {
  const text = texts.in(address.language)
  useEffect(() => {
    document.title = text.title
  }, [text])
  return (
    <div className={`${provider.page} ${styles.page}`} data-channel={address.channel}>
      <header className={provider.header}>
        <Fingerprint size={22} aria-hidden="true" />
        <h1>{text.brand[address.channel]}</h1>
      </header>
      <main className={`${provider.card} ${styles.card}`}>
        {address.origin === '' ? <p>{text.noApp}</p> : <Consent address={address} text={text} answer={answer} />}
      </main>
      <footer className={provider.simulated}>{text.simulated}</footer>
    </div>
  )
}

function Consent({ address, text, answer }: IdentityPageProps & { text: Texts }) {
  const { channel, mobile, origin } = address
  const [person, setPerson] = useState<Person>('mina')
  const [state, setState] = useState<'ready' | 'busy' | 'unreachable' | 'silent'>('ready')
  const bySms = channel === 'sms'

  async function prove(expired: boolean) {
    setState('busy')
    try {
      const { token } = await callVendor(identity.prove, { subject: bySms ? mobile : `${channel}:${person}`, expired })
      answer({ outcome: 'token', token })
    } catch {
      setState('unreachable')
    }
  }

  if (state === 'silent') return <p role="status">{text.silent}</p>
  return (
    <>
      <p className={styles.asks}>{fill(bySms ? text.asksNumber : text.asks, { app: new URL(origin).host })}</p>
      {bySms ? <p className={styles.number}>+{mobile}</p> : <People text={text} chosen={person} onChoose={setPerson} />}
      {state === 'unreachable' && (
        <p className={styles.problem} role="alert">
          {text.unreachable}
        </p>
      )}
      <div className={provider.actions}>
        <PageButton className={provider.action} disabled={state === 'busy'} onClick={() => prove(false)}>
          {text.allow}
        </PageButton>
        <button
          type="button"
          className={provider.action}
          data-quiet=""
          onClick={() => answer({ outcome: 'cancelled' })}
        >
          {text.cancel}
        </button>
      </div>
      <fieldset className={styles.simulator}>
        <legend>{text.simulator}</legend>
        <button type="button" className={provider.action} data-quiet="" onClick={() => answer({ outcome: 'failed' })}>
          {text.fail}
        </button>
        <button type="button" className={provider.action} data-quiet="" onClick={() => setState('silent')}>
          {text.silence}
        </button>
        <button type="button" className={provider.action} data-quiet="" onClick={() => prove(true)}>
          {text.expired}
        </button>
      </fieldset>
    </>
  )
}

interface PeopleProps {
  text: Texts
  chosen: Person
  onChoose: (person: Person) => void
}

function People({ text, chosen, onChoose }: PeopleProps) {
  return (
    <fieldset className={styles.people}>
      <legend className="visually-hidden">{text.account}</legend>
      {(Object.keys(people) as Person[]).map((person) => (
        <label key={person}>
          <input type="radio" name="person" checked={person === chosen} onChange={() => onChoose(person)} />
          {people[person]}
        </label>
      ))}
    </fieldset>
  )
}
