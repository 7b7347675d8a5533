import { element } from './element.ts'
import { noticeText } from './notice-texts.ts'

/** Marks every page of the demo as simulated, in the page's language. */
export function showMark(): void {
  const mark = element('div', 'demo-mark', noticeText('mark'))
  mark.setAttribute('role', 'note')
  document.body.append(mark)
  new MutationObserver(() => mark.replaceChildren(noticeText('mark'))).observe(document.documentElement, {
    attributeFilter: ['lang'],
  })
}
