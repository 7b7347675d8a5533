import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Returns the hash of the story's document: its markup, and what is typed and chosen in it. */
export async function contentOf(page: Page): Promise<string> {
  const parts = await page.evaluate(partsOfContent)
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}

function partsOfContent(): string[] {
  const { attributes } = document.documentElement
  const shown = [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT')
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea')
  // React counts the names it gives over the whole life of the page.
  const names = new Map<string, string>()
  const stable = (name: string) => names.get(name) ?? names.set(name, `_r_at_${names.size}_`).get(name) ?? name
  return [
    ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    ...shown.map(({ outerHTML }) => outerHTML.replaceAll(/_r_\w+_/g, stable)),
    ...[...fields].map(({ value, checked }) => `${value} ${checked}`),
  ]
}
