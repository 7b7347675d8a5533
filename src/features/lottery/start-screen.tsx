import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useChosenMode } from '#brand/appearance.ts'
import { useBrand } from '#brand/platform-status.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useSession } from '#session/session.ts'
import { frameAddress, readStartQuery } from './lottery-address.ts'
import { LotteryFrame } from './lottery-frame.tsx'

interface StartLotteryScreenProps {
  /** Renders the part above the frame. */
  watch?: (onLeave: () => void) => ReactNode
}

/** Shows a lottery in its frame. The route requires a session. */
export function StartLotteryScreen({ watch }: StartLotteryScreenProps) {
  const session = useSession()
  return session && <Frame key={session.token} session={session} watch={watch} />
}

function Frame({ session, watch }: StartLotteryScreenProps & { session: SessionInfo }) {
  const [query] = useSearchParams()
  const place = readStartQuery(query)
  const { code, defaultTheme } = useBrand()
  const mode = useChosenMode() ?? defaultTheme
  const language = useLanguage()
  const navigate = useNavigate()
  useFreshWallet()
  const [address] = useState(() => {
    const cssName = `${code.toLowerCase()}-${mode}`
    const page = frameAddress(place, { token: session.token, merchantCode: code, cssName, language })
    return requireGatewayPage(page)
  })
  const close = () => navigate(place.pageBack ? '/m/home' : '/m/game', { replace: true })
  return <LotteryFrame address={address} onClose={close} aside={watch?.(close)} />
}

/** Refetches the wallet after bets and wins in the frame. */
function useFreshWallet() {
  const client = useQueryClient()
  useEffect(() => () => void refetchBelow(client, walletKey), [client])
}
