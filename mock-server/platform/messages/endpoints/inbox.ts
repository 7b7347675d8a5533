import { inLanguage } from '#contract/localised.ts'
import type { messages } from '#contract/messages.ts'
import { minute } from '#contract/time-units.ts'
import { inStyle } from '#mock-server/art/banner-url.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { refuseTrial } from '#mock-server/core/no-trial.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { asHtml, preview } from '#mock-server/values/plain-text.ts'
import { storeLetter } from '#mock-server/world/books/letters.ts'
import type { LetterRow } from '#mock-server/world/tables/messages.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

const previewLength = 160
/** The minimum time between two letters of one member, in milliseconds. */
const letterPause = 30_000
/** The time until customer service answers: three to seven minutes. */
const answerAfter = [3 * minute, 7 * minute] as const

type Letter = Pick<LetterRow, 'id' | 'at' | 'from' | 'subject' | 'content' | 'read'>

const letterView = ({ id, at, from, subject, content, read }: Letter, language: string) => ({
  id,
  at,
  from,
  subject: inLanguage(subject, language),
  preview: preview(inLanguage(content, language), previewLength),
  read,
})

const lettersOf = (world: World, { id }: Member) => world.tables.letters.by('memberId', id)
const isSent = ({ from }: Pick<LetterRow, 'from'>) => from === 'member'

export const unreadLetters = (world: World, member: Member): number =>
  lettersOf(world, member).filter(({ read }) => !read).length

/** Opens a letter and marks it as read. */
async function open({ input, member, world, fail }: Call<typeof messages.inbox>, id: string) {
  const language = languageOf(input.language)
  const letter = lettersOf(world, member).find((row) => row.id === id)
  if (!letter) return fail('LETTER_NOT_FOUND', { field: 'query.id', message: 'the member has no such letter' })
  if (!letter.read) {
    await world.tables.letters.update(id, (draft) => {
      draft.read = true
    })
  }
  const content = inStyle(inLanguage(letter.content, language), world.merchant().artwork)
  return { ...letterView(letter, language), read: true, content }
}

export async function inbox(call: Call<typeof messages.inbox>) {
  const { input, member, world } = call
  refuseTrial(call)
  const letter = input.id === undefined ? null : await open(call, input.id)
  const language = languageOf(input.language)
  const letters = lettersOf(world, member).filter((row) => isSent(row) === (input.box === 'sent'))
  const { content, ...page } = pageOf(letters.toReversed(), input)
  return { content: content.map((row) => letterView(row, language)), ...page, letter }
}

function checkPause({ member, world, now, fail }: Call<typeof messages.sendEmail>) {
  const last = lettersOf(world, member).findLast(isSent)
  if (!last || now - last.at >= letterPause) return
  fail('RATE_LIMITED', { message: `the next letter is possible at ${new Date(last.at + letterPause).toISOString()}` })
}

/** Stores the letter, sends it to the merchant and schedules customer service's answer. */
export async function sendEmail(call: Call<typeof messages.sendEmail>) {
  const { input, member, world, now } = call
  refuseTrial(call)
  checkPause(call)
  const { subject, content } = input
  const html = asHtml(content)
  const letter = await storeLetter(world, {
    memberId: member.id,
    from: 'member',
    subject: { en: subject },
    content: { en: html },
    read: true,
  })
  const to = `help@${world.merchant().domain}`
  world.outbox.send({ at: now, channel: 'email', to, text: `${subject}\n\n${content}`, code: '' })
  const wait = world.chance.integer(...answerAfter, 'answer', letter.id)
  world.schedule.add({ at: now + wait, kind: 'answerLetter', id: letter.id })
  return letterView(letter, languageOf(input.language))
}
