import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFlag } from '#brand/platform-status.ts'
import type { socialProviders } from '#contract/auth.ts'
import { refusalOf } from '#gateway/failure.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { authQueries } from './auth-queries.ts'
import { openMemberSession } from './open-member-session.ts'
import { addressAfterLogin } from './return-address.ts'
import styles from './social-row.module.css'
import { type Provider, useProvider } from './use-provider.ts'

type Social = (typeof socialProviders)[number]

/** The name and the sign of each provider. */
const names: Record<Social, { name: string; sign: string }> = {
  facebook: { name: 'Facebook', sign: 'f' },
  google: { name: 'Google', sign: 'G' },
  line: { name: 'LINE', sign: 'L' },
  twitter: { name: 'Twitter', sign: 'X' },
}

interface Invitation {
  affiliateCode?: string
  recommenderId?: string
}

interface SocialRowProps {
  invitation?: Invitation
  /** Disables the accounts, such as while the terms of a registration are not ticked. */
  disabled?: boolean
}

/** Offers the social accounts that the merchant has on, once the third-party sign-in has loaded. */
export function SocialRow({ invitation, disabled = false }: SocialRowProps) {
  const provider = useProvider()
  const on: Record<Social, boolean> = {
    facebook: useFlag('FACEBOOKLOGIN3'),
    google: useFlag('GOOGLELOGIN3'),
    line: useFlag('LINELOGIN3'),
    twitter: useFlag('TWITTERLOGIN3'),
  }
  const offered = (Object.keys(names) as Social[]).filter((social) => on[social] && provider?.offers(social))
  if (!provider || offered.length === 0) return null
  return <Offered offered={offered} provider={provider} invitation={invitation} disabled={disabled} />
}

interface OfferedProps extends SocialRowProps {
  offered: readonly Social[]
  provider: Provider
}

function Offered({ offered, provider, invitation, disabled }: OfferedProps) {
  const { t } = useTranslation()
  const signIn = useSocialSignIn(provider, invitation)
  const [asked, setAsked] = useState(false)

  async function press(social: Social) {
    setAsked(true)
    await signIn(social)
    setAsked(false)
  }

  return (
    <section className={styles.row} aria-label={t('provider.row')}>
      <p className={styles.or}>{t('provider.row')}</p>
      <ul>
        {offered.map((social) => (
          <li key={social}>
            <SocialButton social={social} busy={asked} disabled={disabled} onPress={() => press(social)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SocialButtonProps {
  social: Social
  /** Only one window is open at a time. */
  busy: boolean
  disabled: boolean | undefined
  onPress: () => Promise<void>
}

function SocialButton({ social, busy, disabled, onPress }: SocialButtonProps) {
  const { t } = useTranslation()
  const once = useOnce(onPress, busy, disabled)
  const { name, sign } = names[social]
  return (
    <button
      type="button"
      className={styles.button}
      data-social={social}
      aria-label={t('provider.with', { name })}
      aria-disabled={once.off || undefined}
      onClick={once.press}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

/** Signs in by a social account; the first time it registers the member. */
function useSocialSignIn(provider: Provider, invitation: Invitation = {}) {
  const { mutateAsync: login } = useMutation(authQueries.login())
  const showRefusal = useShowRefusal()
  const isMounted = useIsMounted()
  const navigate = useNavigate()
  const location = useLocation()
  return async (social: Social) => {
    const token = await provider.ask({ channel: social })
    if (token === undefined || !isMounted()) return
    try {
      const opened = await login({
        type: 'social',
        firebaseChannel: social,
        firebaseIdToken: token,
        ...(invitation.affiliateCode && { affiliateCode: invitation.affiliateCode }),
        ...(invitation.recommenderId && { recommenderId: invitation.recommenderId }),
      })
      if (!isMounted()) return
      openMemberSession(opened, { keep: false })
      navigate(addressAfterLogin(opened, location), { replace: true })
    } catch (failure) {
      showRefusal(refusalOf(failure))
    }
  }
}
