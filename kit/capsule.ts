import type { Page, TestInfo } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import type { Control } from './control.ts'
import type { Phone } from './types.ts'

interface Kept {
  theme?: 'light' | 'dark'
  language?: string
  account?: string
}

/** Reads what the page keeps about its visitor. */
const keptIn = (page: Page, base: string): Promise<Kept> =>
  page.evaluate(
    ([prefix, session, language, theme]) => {
      const read = (key: string) => JSON.parse(localStorage.getItem(prefix + key) ?? 'null') ?? undefined
      return { theme: read(theme), language: read(language), account: read(session)?.userName }
    },
    [base, stored.session.key, stored.language.key, stored.theme.key] as const,
  )

/** Describes the page as the capsule's phone. A page outside the world, such as a vendor's, counts as home. */
async function phoneOf(page: Page, base: string): Promise<Phone> {
  const { pathname, search } = new URL(page.url())
  const inside = pathname.startsWith(base)
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const picture = await page.screenshot({ type: 'jpeg', quality: 60 })
  return {
    seat: 1,
    page: (inside && (pathname + search).slice(base.length)) || 'm/home',
    width,
    height,
    ...(inside && (await keptIn(page, base))),
    screenshot: `data:image/jpeg;base64,${picture.toString('base64')}`,
  }
}

/** Saves the state of a world and of its page as a capsule. */
export async function saveCapsule({ call, world }: Control, page: Page, note = ''): Promise<object> {
  const phones = page.url().startsWith('http') ? [await phoneOf(page, `/w/${world}/`)] : undefined
  return call<object>('POST', 'capsule', { note, phones })
}

/** The name of the capsule in a report. */
const capsuleName = 'bug.capsule.json'

/** Attaches the capsule of a failed test to the report. If it cannot be saved, the failure is unchanged. */
export async function attachOnFailure(save: (note: string) => Promise<object>, info: TestInfo): Promise<void> {
  if (info.errors.length === 0) return
  try {
    const body = JSON.stringify(await save(info.titlePath.join(' › ').slice(0, 2_000)))
    await info.attach(capsuleName, { body, contentType: 'application/json' })
  } catch (error) {
    await info.attach('capsule-not-saved.txt', { body: String(error), contentType: 'text/plain' })
  }
}
