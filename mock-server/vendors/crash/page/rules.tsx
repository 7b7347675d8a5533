import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import { crash } from '../contract.ts'
import { usePage } from './page-context.ts'
import { type Proof, prove } from './prove.ts'
import styles from './rules.module.css'
import type { Table } from './state.ts'
import { times } from './texts.ts'

interface RulesProps {
  table: Table
  launch: LaunchAddress
  onClose: () => void
}

const shownRounds = 12

/** Shows how the game is played, its return rate and the fairness check. */
export function Rules({ table, launch, onClose }: RulesProps) {
  const { text, language } = usePage()
  const { opened, view } = table
  const rate = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(opened.returnRate)
  return (
    <Sheet title={text.rules} closeLabel={text.close} onClose={onClose}>
      <h3 className={styles.subtitle}>{text.howTo}</h3>
      <ol className={styles.steps}>
        {text.howToSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>{text.curve}</p>
      <p className={styles.note}>{fill(text.returnRule, { rate, top: times(opened.topMultiplier) })}</p>
      <h3 className={styles.subtitle}>{text.fairTitle}</h3>
      <p className={styles.note}>{text.fairText}</p>
      <dl className={styles.facts}>
        <Fact name={`${text.round} ${view.round.number} · ${text.hash}`}>{view.round.hash}</Fact>
      </dl>
      <ul className={styles.rounds}>
        {view.history.slice(0, shownRounds).map(({ number, point }) => (
          <Round key={number} number={number} point={point} launch={launch} />
        ))}
      </ul>
    </Sheet>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Round({ number, point, launch: { token } }: { number: number; point: number; launch: LaunchAddress }) {
  const { text } = usePage()
  const [proof, setProof] = useState<Proof>()
  const [failed, setFailed] = useState(false)
  const check = () => {
    setFailed(false)
    callVendor(crash.proof, { token, number })
      .then(prove)
      .then(setProof, () => setFailed(true))
  }
  return (
    <li className={styles.round}>
      <span className={styles.number}>
        {text.round} {number}
      </span>
      <b>{times(point)}</b>
      {!proof && (
        <button type="button" className={styles.check} aria-label={fill(text.check, { round: number })} onClick={check}>
          {text.checkShort}
        </button>
      )}
      {failed && (
        <p role="alert" className={styles.failed}>
          {text.trouble.unreachable.title}
        </p>
      )}
      {proof && (
        <div className={styles.proof}>
          <p role="status" className={styles.verdict} data-good={proof.holds || undefined}>
            {proof.holds ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            {proof.holds ? text.proved : text.notProved}
          </p>
          <dl className={styles.facts}>
            <Fact name={text.seed}>{proof.seed}</Fact>
            <Fact name={text.hash}>{proof.hash}</Fact>
          </dl>
        </div>
      )}
    </li>
  )
}
