import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refetchBelow } from '#gateway/refetch-below.ts'
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
import { securityQueries } from './security-queries.ts'
import { headingId } from './use-arrival.ts'

/** Renders the form that sets or changes the login password, which another feature owns. */
export type PasswordForm = (options: { isSet: boolean; onChanged: () => void }) => ReactNode

interface PartPageProps {
  part: Part
  config: SecurityConfig
  password: PasswordForm
}

/** Shows one part of the security centre under its own heading. */
export function PartPage({ part, config, password }: PartPageProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const close = useClosePart()
  const closeChanged = () => {
    void refetchBelow(queryClient, securityQueries.all)
    close()
  }
  const screens: Record<Part, () => ReactNode> = {
    password: () => password({ isSet: config.password, onChanged: closeChanged }),
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
