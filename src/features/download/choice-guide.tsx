import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { gatewayPage } from '#gateway/deployment.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import styles from './choice-guide.module.css'
import { choiceFaces } from './choices.tsx'
import type { Choice } from './download-offer.ts'

type ChoiceGuideProps = {
  choice: Choice
  /** The recommended option. */
  main: boolean
  /** Wraps an action so that it runs only in browsers that support it. */
  inSafari: (action: () => void) => () => void
}

/** Shows the steps of one option to get the app, and its link. */
export function ChoiceGuide({ choice, main, inSafari }: ChoiceGuideProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { icon, label, steps } = choiceFaces[choice.kind]
  const page = 'url' in choice ? gatewayPage(choice.url) : undefined

  function follow(event: MouseEvent) {
    let allowed = false
    inSafari(() => {
      allowed = true
    })()
    if (!allowed) event.preventDefault()
  }

  return (
    <section className={styles.guide} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {icon}
        {t(label)}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      {page && (
        <a
          className={buttonClass({ kind: main ? 'primary' : 'secondary', wide: true, size: main ? 'large' : 'medium' })}
          href={page.href}
          onClick={follow}
        >
          {t('download.start')}
        </a>
      )}
    </section>
  )
}
