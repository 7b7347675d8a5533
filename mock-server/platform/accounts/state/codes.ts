import type { ErrorCode } from '#contract/errors.ts'
import { inLanguage } from '#contract/localised.ts'
import { minute, second } from '#contract/time-units.ts'
import { type CodeOutcome, codeOutcomeOf, knownCode, lateBy } from '#fixtures/meaningful-addresses.ts'
import type { GatewayRequest } from '#mock-server/core/message.ts'
import { spokenLanguages } from '#mock-server/texts/language-of.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { Message } from '#mock-server/world/messages/outbox.ts'
import type { Settings } from '#mock-server/world/settings/settings.ts'
import { digits } from '#mock-server/world/worlds/digits.ts'
import { purge } from '#mock-server/world/worlds/purge.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { codeRules, type IssuedCode, recent, refuseCode, refuseSending } from '../rules/one-time-code.ts'

/**
 * The purpose of a code. By SMS: `login`, `register`, `password`, `mobile`. By e-mail: `emailPassword`, `email`. By either:
 * `paymentPassword`.
 */
export type CodePurpose = 'login' | 'register' | 'password' | 'mobile' | 'emailPassword' | 'email' | 'paymentPassword'

/** A code's purpose and the number or e-mail address it is sent to. A code is valid only for both. */
export interface CodeAddress {
  purpose: CodePurpose
  to: string
}

const keyOf = ({ purpose, to }: CodeAddress) => `${purpose}:${to}`
const channelOf = ({ to }: CodeAddress) => (to.includes('@') ? 'email' : 'sms')
const codeAt = (world: World, address: CodeAddress) => world.tables.codes.get(keyOf(address))

/** Returns the outcome that the settings force, else the one of the address. */
function outcomeIn(world: World, to: string): CodeOutcome | undefined {
  const { codeOutcome = 'byAddress' } = world.settings()
  return codeOutcome === 'byAddress' ? codeOutcomeOf(to) : codeOutcome
}

type SendRefusal = 'CODE_TOO_SOON' | 'CODE_LIMIT_REACHED' | 'CODE_NOT_SENT'

/** The refusals that an outcome forces. */
const forcedRefusals: Partial<Record<CodeOutcome, SendRefusal>> = {
  soon: 'CODE_TOO_SOON',
  limit: 'CODE_LIMIT_REACHED',
  down: 'CODE_NOT_SENT',
}

const { pause, perWindow, window } = codeRules

/** Why an address gets no code, and what to do next. A refusal that an outcome forces has the same words. */
const refusalReasons: Record<SendRefusal, string> = {
  CODE_TOO_SOON: `it takes one code in ${pause / second} s for the same purpose; wait, then request it again`,
  CODE_LIMIT_REACHED: `it takes ${perWindow} codes in ${window / minute} minutes; wait, or use another number or address`,
  CODE_NOT_SENT: 'messages to it cannot be sent at the moment; use another number or address',
}

function refuseToSend(world: World, address: CodeAddress): SendRefusal | undefined {
  const outcome = outcomeIn(world, address.to)
  const history = {
    samePurpose: codeAt(world, address)?.sentAt ?? [],
    all: world.tables.codes.by('to', address.to).flatMap(({ sentAt }) => sentAt),
  }
  return (outcome && forcedRefusals[outcome]) ?? refuseSending(history, world.clock.now())
}

/** Creates a code; its outcome changes its value, lifetime or tries. */
function issue(world: World, address: CodeAddress): IssuedCode {
  const outcome = outcomeIn(world, address.to)
  const code = digits(world, channelOf(address), codeRules.digits)
  return {
    code: outcome === 'known' ? knownCode : code,
    expiresAt: world.clock.now() + (outcome === 'expired' ? 0 : codeRules.life),
    wrongTries: outcome === 'tries' ? codeRules.tries : 0,
    used: false,
  }
}

async function dispatch(world: World, message: Omit<Message, 'id' | 'at'>) {
  const outcome = outcomeIn(world, message.to)
  const at = world.clock.now()
  if (outcome === 'never') return
  if (outcome !== 'late') return world.outbox.send({ at, ...message })
  const id = world.nextId('message')
  await world.tables.lateMessages.insert({ id, ...message })
  world.schedule.add({ at: at + lateBy, kind: 'deliverMessage', id })
}

/** Returns the code with every digit changed. */
const wrongCode = (code: string) => code.replace(/\d/g, (digit) => `${(Number(digit) + 1) % 10}`)

async function store(world: World, address: CodeAddress, issued: IssuedCode) {
  const { codes } = world.tables
  const now = world.clock.now()
  const sentAt = [...recent(codeAt(world, address)?.sentAt ?? [], now), now]
  codes.remove(keyOf(address))
  await codes.insert({ key: keyOf(address), to: address.to, sentAt, ...issued })
}

interface CodeSent {
  expirationTime?: number
  expiredMinutes?: number
}

/** What an answer says about a code's life: the instant of its end, its minutes, or nothing. */
const sentForms: Record<Settings['codeExpiry'], (expirationTime: number) => CodeSent> = {
  instant: (expirationTime) => ({ expirationTime }),
  minutes: () => ({ expiredMinutes: codeRules.life / minute }),
  none: () => ({}),
}

interface SendingCall {
  world: World
  request: GatewayRequest
  fail: (code: SendRefusal, detail?: FailureDetail) => never
}

const codeName = textsOf('codes')('verification-code')

/**
 * Returns the text in the first of the page's languages that the merchant offers. If it offers none of them, the text is
 * in the merchant's first language, with the English words beside it.
 */
function messageText({ world, request }: SendingCall, code: string): string {
  const { name, languages } = world.merchant()
  const language = spokenLanguages(request.header('accept-language')).find((one) => languages.includes(one))
  const written = language ?? languages[0] ?? ''
  const word = inLanguage(codeName, written)
  const english = language === undefined && word !== codeName.en ? ` (${codeName.en})` : ''
  return `[${inLanguage(name, written)}] ${word}${english} ${code}`
}

/**
 * Sends a code and returns how long it is valid, in the form that the world's settings choose.
 *
 * @param field the input field that contains the address, such as `body.email`
 */
export async function sendCode(call: SendingCall, address: CodeAddress, field: string): Promise<CodeSent> {
  const { world, fail } = call
  const refusal = refuseToSend(world, address)
  if (refusal) fail(refusal, { field, message: `no code was sent to ${address.to}: ${refusalReasons[refusal]}` })
  purge(world)
  const issued = issue(world, address)
  await store(world, address, issued)
  const code = outcomeIn(world, address.to) === 'wrong' ? wrongCode(issued.code) : issued.code
  const text = messageText(call, code)
  await dispatch(world, { channel: channelOf(address), to: address.to, text, code })
  return sentForms[world.settings().codeExpiry](issued.expiresAt)
}

/** Returns when a sent code expires; undefined if there is no valid one. */
export function codeExpiry(world: World, address: CodeAddress): number | undefined {
  const { expiresAt = 0, used = true } = codeAt(world, address) ?? {}
  return !used && expiresAt > world.clock.now() ? expiresAt : undefined
}

/** Uses up a correct code, or counts a wrong try. Returns why the code is refused; undefined if it is accepted. */
export async function redeemCode(world: World, address: CodeAddress, typed: string) {
  const refusal = refuseCode(codeAt(world, address), typed, world.clock.now())
  if (!codeAt(world, address)) return refusal
  await world.tables.codes.update(keyOf(address), (draft) => {
    if (refusal === undefined) draft.used = true
    if (refusal === 'WRONG') draft.wrongTries += 1
  })
  return refusal
}

interface RedeemingCall<Wrong extends ErrorCode> {
  world: World
  fail: (code: Wrong | 'CODE_EXPIRED' | 'CODE_TRIES_EXCEEDED', detail?: FailureDetail) => never
}

/**
 * Redeems the code of the field `verificationCode`.
 *
 * @param wrong the error code for a wrong code
 */
export async function takeCode<Wrong extends ErrorCode>(
  { world, fail }: RedeemingCall<Wrong>,
  address: CodeAddress,
  typed: string,
  wrong: Wrong,
): Promise<void> {
  const refusal = await redeemCode(world, address, typed)
  if (refusal) fail(refusal === 'WRONG' ? wrong : refusal, { field: 'body.verificationCode' })
}
