import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import { lotteryHouse, type Ticket } from '#mock-server/vendors/lottery/contract.ts'
import { beginning, createPlatform, type Platform } from './platform.ts'

/** The member's balance at the start, in major units. */
export const balance = 1_284_500
export const allRows = { pageNo: 1, pageSize: 100 }
/** Returns a lottery of a kind with a draw interval in minutes. @throws if the catalogue has none. */
export function lotteryOf(kind: string, every = 1) {
  const found = allLotteries().find(
    ({ lottery }) => lottery.kind === kind && 'every' in lottery.timetable && lottery.timetable.every === every,
  )
  if (!found) throw new Error(`No lottery of the kind ${kind} draws every ${every} minutes.`)
  return found
}

export const fiveDigits = lotteryOf('fiveDigits', 3)

/** Creates a platform with a member logged in and its clock frozen. */
export async function openPlatform(changes: Parameters<typeof createPlatform>[0] = {}) {
  const platform = await createPlatform({ signedIn: 'haedal_92', frozenAt: '2026-11-20T10:00:00Z', ...changes })
  return { ...platform, as: { token: platform.token } }
}
export type OpenedPlatform = Awaited<ReturnType<typeof openPlatform>>

let keys = 0

/** Returns the board of a lottery. */
export const board = ({ call }: Pick<Platform, 'call'>, gameId = fiveDigits.gameId) =>
  call(lotteryHouse.board, { gameId, playType: 'trad', prizeMode: 'Elott', language: 'EN' })

export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
export const onEveryPosition = { bet: 'position', picks: [digits, [], [], [], []], amount: 100, multiple: 2 }

/** Returns a valid ticket for the next issue, with the changes. */
export async function ticket(platform: OpenedPlatform, changes: Partial<Ticket> = {}): Promise<Ticket> {
  const { coming } = await board(platform, changes.gameId)
  const numeros = coming.slice(0, 1).map(({ numero }) => numero)
  return {
    gameId: fiveDigits.gameId,
    playType: fiveDigits.lottoMode.includes('Tradition') ? 'trad' : 'ent',
    prizeMode: 'Elott',
    lines: [onEveryPosition],
    numeros,
    stopOnWin: false,
    idempotencyKey: `lottery-${++keys}`,
    language: 'EN',
    ...changes,
  }
}

/** Places a valid ticket with the changes. */
export const place = async (platform: OpenedPlatform, changes: Partial<Ticket> = {}) =>
  platform.call(lotteryHouse.place, await ticket(platform, changes), platform.as)

/** Places a ticket that the gateway must refuse, and returns the refusal. */
export const placeRefusal = async (platform: OpenedPlatform, changes: Partial<Ticket> | Record<string, unknown>) =>
  platform.refusal(lotteryHouse.place, { ...(await ticket(platform)), ...changes }, platform.as)

/** Returns the member's balance in major units. */
export const money = async ({ call, as }: OpenedPlatform) => (await call(lotteryHouse.account, {}, as)).balance
/** Moves the world's clock to the draw of an issue of `fiveDigits`. */
export const draw = ({ world }: OpenedPlatform, issues = 1) => world().schedule.moveTo(beginning + issues * 180_000)
