import type { Failure } from '../test/outcome.ts'
import type { LivePage } from './live-page.ts'

/** A story whose parameters say that it loses its pictures. */
const meansIt = 'ui-content-avatar--letter-when-the-picture-fails'
const lost = 'lost-picture.webp'

/** Fails if a picture that does not load fails no shot by its address, or one of a story that means it or comes after. */
export async function checkLost(live: LivePage, story: string, look: () => Promise<unknown>): Promise<Failure[]> {
  const problem = async () => {
    const failure = await look().catch((cause: Error) => cause)
    return failure instanceof Error ? failure.message : undefined
  }
  await live.show(story)
  await live.page.evaluate(losePicture, lost)
  const found = await problem()
  await live.show(story)
  const after = await problem()
  await live.show(meansIt)
  const meant = await problem()
  const message =
    (!found?.includes(lost) && `A picture that does not load made this of the shot: ${found ?? 'no failure'}.`) ||
    (after && `The next shot fails too: ${after}`) ||
    (meant && `A story that says it loses pictures fails: ${meant}`)
  return message ? [{ name: 'fails the shot of a lost picture', message }] : []
}

function losePicture(address: string): void {
  const picture = document.createElement('img')
  picture.alt = ''
  picture.src = address
  document.body.append(picture)
  // Storybook keeps the page's content outside its stories.
  picture.addEventListener('error', () => picture.remove())
}
