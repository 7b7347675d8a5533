import { welcomeLetter } from '#fixtures/messages/letters.ts'
import { fill } from '#mock-server/texts/fill.ts'

/** Returns the letter that welcomes a new member by name. */
export function welcomeTo(nickname: string) {
  const { from, subject, content } = welcomeLetter
  return { from, subject: fill(subject, { nickname }), content }
}
