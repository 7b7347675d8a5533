import { expect, type Page } from '@playwright/test'

/** Waits until a toast says this. One toast is taken once: the same words again need another toast. */
export type ExpectToast = (text: string) => Promise<void>

/**
 * Takes down what toasts say, from the next page that opens on: a toast is gone after a second or two, and who looks for
 * it on a busy machine may look too late.
 */
export async function watchToasts(page: Page): Promise<ExpectToast> {
  const said: string[] = []
  await page.exposeFunction('toastSaid', (text: string) => said.push(text))
  await page.addInitScript(() => {
    const { toastSaid } = globalThis as unknown as { toastSaid: (text: string) => void }
    const toasts = '[role=status] > [popover]'
    const take = (added: Node) => {
      if (!(added instanceof HTMLElement)) return
      for (const toast of added.matches(toasts) ? [added] : added.querySelectorAll<HTMLElement>(toasts)) {
        toastSaid(toast.textContent ?? '')
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) take(added)
    }).observe(document, { childList: true, subtree: true })
  })
  return async (text) => {
    await expect.poll(() => said).toContain(text)
    said.splice(0, said.indexOf(text) + 1)
  }
}
