import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { CloudOff, Hourglass } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { leaveGame } from '#mock-server/vendors/page-kit/leave-game.ts'
import { outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { type Home, lotteryHouse } from '../contract.ts'
import type { LotteryAddress } from './address.ts'
import { Button } from './controls.tsx'
import { createPage, PageContext } from './page-context.ts'
import { Screens } from './screens.tsx'
import { applySkin } from './skin.ts'
import { StatusMessage, Waiting } from './states.tsx'
import { texts } from './texts.ts'

/** Retries only lost answers: the vendor would refuse a refused call again. */
const retry = (failures: number, error: Error) =>
  failures === 0 && error instanceof VendorFailure && error.code === 'UNREACHABLE'

/** Renders the lottery page after it has opened the member's session. */
export function LotteryPage({ address }: { address: LotteryAddress }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry, staleTime: 1_000 } } }))
  return (
    <QueryClientProvider client={client}>
      <Entrance address={address} />
    </QueryClientProvider>
  )
}

async function open({ token, merchantCode, cssName, language }: LotteryAddress): Promise<Home> {
  const request = { token, merchantCode, cssName, language: language.toUpperCase() }
  const home = await callVendor(lotteryHouse.open, request)
  applySkin(home.skin)
  return home
}

function Entrance({ address }: { address: LotteryAddress }) {
  const shared = sharedTexts.in(address.language)
  const { data, error, refetch } = useQuery({
    queryKey: ['home', address.token],
    queryFn: () => open(address),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: address.token !== '',
  })
  useEffect(() => {
    document.title = texts.in(address.language).markets[address.market]
  }, [address])
  if (data) return <Inside address={address} home={data} />
  if (!error && address.token !== '') return <Waiting label={shared.loading} whole />
  return <NotOpened error={error} language={address.language} onRetry={refetch} />
}

function Inside({ address, home }: { address: LotteryAddress; home: Home }) {
  const [page] = useState(() => createPage(address, home))
  return (
    <PageContext value={page}>
      <Screens />
    </PageContext>
  )
}

interface NotOpenedProps {
  error: Error | null
  language: LotteryAddress['language']
  onRetry: () => void
}

function NotOpened({ error, language, onRetry }: NotOpenedProps): ReactNode {
  const shared = sharedTexts.in(language)
  const outcome = error ? outcomeOf(error) : ({ kind: 'over', reason: 'expired' } as const)
  const leave = <Button onPress={leaveGame}>{shared.backToLobby}</Button>
  if (outcome.kind === 'over')
    return <StatusMessage whole icon={<Hourglass />} {...shared.over[outcome.reason]} actions={leave} />
  const trouble = outcome.kind === 'trouble' ? outcome.trouble : 'unreachable'
  return (
    <StatusMessage
      whole
      icon={<CloudOff />}
      {...shared.trouble[trouble]}
      actions={
        <>
          <Button strong onPress={onRetry}>
            {shared.retry}
          </Button>
          {leave}
        </>
      }
    />
  )
}
