import { expect, type Page } from '@playwright/test'

/** Waits for a toast that ends with this text, such as after the name of a game. Each toast matches once: the same text again needs another toast. */
export type ExpectToast = (text: string) => Promise<void>

/**
 * Records the texts of toasts in the pages that open from now on. A busy machine may miss a toast of a second or two.
 */
export async function watchToasts(page: Page): Promise<ExpectToast> {
  const shown: string[] = []
  await page.exposeFunction('recordToast', (text: string) => shown.push(text))
  await page.addInitScript(() => {
    const { recordToast } = globalThis as unknown as { recordToast: (text: string) => void }
    const toasts = '[role=status] > [popover]'
    const take = (added: Node) => {
      if (!(added instanceof HTMLElement)) return
      for (const toast of added.matches(toasts) ? [added] : added.querySelectorAll<HTMLElement>(toasts)) {
        recordToast(toast.textContent ?? '')
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) take(added)
    }).observe(document, { childList: true, subtree: true })
  })
  return async (text) => {
    const found = () => shown.findIndex((toast) => toast.endsWith(text))
    await expect.poll(found, { message: `a toast “${text}”` }).not.toBe(-1)
    shown.splice(0, found() + 1)
  }
}
