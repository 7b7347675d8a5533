import { element } from './element.ts'
import { noticeText } from './notice-texts.ts'

/** Shows how many of the first visit's files have loaded. */
export function showProgress({ done, total }: { done: number; total: number }): void {
  const shown = document.querySelector('.demo-progress')
  const bar = shown?.querySelector('progress') ?? element('progress', '')
  bar.max = total
  bar.value = done
  if (shown) return
  const label = element('label', 'demo-progress', noticeText('preparing'), bar)
  document.body.append(label)
}

export const hideProgress = (): void => document.querySelector('.demo-progress')?.remove()
