import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsPart } from './cards-part.tsx'
import { ContactPart } from './contact-part.tsx'
import { ForgottenPart } from './forgotten-part.tsx'
import { useClosePart } from './part-link.tsx'
import type { Part } from './parts.ts'
import { PayeePart } from './payee-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import styles from './security.module.css'
import type { SecurityConfig } from './security-level.ts'
import { headingId } from './use-arrival.ts'

interface PartPageProps {
  part: Part
  config: SecurityConfig
  password: (onChanged: () => void) => ReactNode
}

/** Shows one part of the security centre under its own heading. */
export function PartPage({ part, config, password }: PartPageProps) {
  const { t } = useTranslation()
  const close = useClosePart()
  const screens: Record<Part, () => ReactNode> = {
    password: () => password(close),
    mobile: () => <ContactPart method="sms" present={config.mobile} />,
    email: () => <ContactPart method="email" present={config.email} />,
    questions: () => <QuestionsPart />,
    payment: () => <PaymentPart />,
    forgotten: () => <ForgottenPart mobile={config.mobile} email={config.email} />,
    payee: () => <PayeePart present={config.payeeName} />,
    cards: () => <CardsPart payeeName={config.payeeName} />,
  }
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {t(`security.part_${part}`)}
      </h2>
      {screens[part]()}
    </section>
  )
}
