import { element } from './element.ts'
import { noticeText } from './notice-texts.ts'

/** Marks every page of the demo as simulated, in the page's language. */
export function showMark(): void {
  const mark = element('aside', 'demo-mark')
  const name = () => {
    mark.replaceChildren(noticeText('mark'))
    mark.setAttribute('aria-label', noticeText('mark'))
  }
  name()
  document.body.append(mark)
  new MutationObserver(name).observe(document.documentElement, {
    attributeFilter: ['lang'],
  })
}
