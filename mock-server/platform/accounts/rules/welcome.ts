import { welcomeLetter } from '#fixtures/messages/letters.ts'

/** The letter that greets a new member by name. */
export function welcomeTo(nickname: string) {
  const { from, subject, content } = welcomeLetter
  const named = (text: string) => text.replace('{nickname}', () => nickname)
  return { from, subject: { ko: named(subject.ko), en: named(subject.en) }, content }
}
