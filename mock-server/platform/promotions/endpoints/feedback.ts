import type { promotions as contract } from '#contract/promotions.ts'
import { minute } from '#contract/time-units.ts'
import { wordCount } from '#contract/word-count.ts'
import type { Call } from '#mock-server/core/implement.ts'

/** The minimum time between two messages of one member. */
const feedbackPause = minute
/** The maximum number of stored messages per member; older ones are removed. */
const storedLimit = 50

function checkWords({ input, world, fail }: Call<typeof contract.feedback>) {
  const words = wordCount(input.content)
  const { minimum, maximum } = world.settings().feedbackWords
  if (words >= minimum && words <= maximum) return
  fail('FEEDBACK_LENGTH', {
    field: 'body.content',
    message: `body.content has ${words} words; it must have ${minimum} to ${maximum}`,
    value: { words, minimum, maximum },
  })
}

/** Stores a member's feedback and sends it to the merchant. */
export async function feedback(call: Call<typeof contract.feedback>) {
  const { input, member, world, now, fail } = call
  checkWords(call)
  const { feedback: table } = world.tables
  const own = table.by('memberId', member.id)
  const last = own.at(-1)
  if (last && now - last.at < feedbackPause) {
    fail('RATE_LIMITED', {
      message: `the next message is possible at ${new Date(last.at + feedbackPause).toISOString()}`,
    })
  }
  const id = world.nextId('feedback')
  await table.insert({ id, memberId: member.id, at: now, content: input.content })
  for (const old of own.slice(0, Math.max(0, own.length + 1 - storedLimit))) table.remove(old.id)
  const to = `feedback@${world.merchant().domain}`
  world.outbox.send({ at: now, channel: 'email', to, text: `${member.account}\n\n${input.content}`, code: '' })
  return { id, receivedAt: now }
}
