import { type promotions as contract, feedbackWords } from '#contract/promotions.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { wordCount } from '#mock-server/values/words.ts'

/** Between two of one member. */
const feedbackPause = 60_000
/** Of each member; older ones are let go. */
const kept = 50

function checkWords({ input, fail }: Call<typeof contract.feedback>) {
  const words = wordCount(input.content)
  const { minimum, maximum } = feedbackWords
  if (words >= minimum && words <= maximum) return
  fail('FEEDBACK_LENGTH', {
    field: 'body.content',
    message: `body.content has ${words} words; it takes ${minimum} to ${maximum}`,
    value: { words, minimum, maximum },
  })
}

/** Keeps what a member thinks, and sends it to the merchant. */
export async function feedback(call: Call<typeof contract.feedback>) {
  const { input, member, world, now, fail } = call
  checkWords(call)
  const { feedback: table } = world.tables
  const own = table.by('memberId', member.id)
  const last = own.at(-1)
  if (last && now - last.at < feedbackPause) {
    fail('RATE_LIMITED', { message: `the next may be sent at ${new Date(last.at + feedbackPause).toISOString()}` })
  }
  const id = world.nextId('feedback')
  await table.insert({ id, memberId: member.id, at: now, content: input.content })
  for (const old of own.slice(0, Math.max(0, own.length + 1 - kept))) table.remove(old.id)
  const to = `feedback@${world.merchant().domain}`
  world.outbox.send({ at: now, channel: 'email', to, text: `${member.account}\n\n${input.content}`, code: '' })
  return { id, receivedAt: now }
}
