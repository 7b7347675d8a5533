import type Swiper from 'swiper'

/**
 * Makes a carousel one tab stop: the arrow keys move between its controls, and on to the next slide. Its step buttons
 * (`data-step`) are for pointers only. Up and Down reach a button that the keyboard needs as well (`data-beside`). Hidden
 * slides are inert.
 */
export function keepOneTabStop(swiper: Swiper, signal: AbortSignal): void {
  const frame = swiper.el.parentElement ?? swiper.el
  const shown = () => swiper.slides[swiper.activeIndex]
  let stop: HTMLElement | undefined

  function mark() {
    const slide = shown()
    if (!slide) return
    const stops = stopsOf(slide)
    if (!stop || !stops.includes(stop)) stop = stops[0]
    const focused = document.activeElement
    const leaves = swiper.wrapperEl.contains(focused) && !slide.contains(focused)
    for (const each of swiper.slides) each.inert = each !== slide
    for (const each of stops) each.tabIndex = each === stop ? 0 : -1
    for (const each of frame.querySelectorAll<HTMLElement>('[data-step], [data-beside]')) each.tabIndex = -1
    if (leaves) stop?.focus({ preventScroll: true })
  }

  /** Returns the first control of the next slide, or the last one of the previous slide. */
  function turn(by: 1 | -1) {
    const before = shown()
    if (by > 0) swiper.slideNext()
    else swiper.slidePrev()
    const slide = shown()
    return slide && slide !== before ? stopsOf(slide).at(by > 0 ? 0 : -1) : undefined
  }

  function leadsTo(key: string, from: HTMLElement, slide: HTMLElement) {
    const stops = stopsOf(slide)
    const beside = frame.querySelector<HTMLElement>('[data-beside]')
    const along = (by: 1 | -1) => (stops.includes(from) ? stops[stops.indexOf(from) + by] : undefined) ?? turn(by)
    const across = (by: 1 | -1) => (beside ? (from === beside ? stop : beside) : inColumn(stops, from, by))
    if (key === (swiper.rtl ? 'ArrowLeft' : 'ArrowRight')) return along(1)
    if (key === (swiper.rtl ? 'ArrowRight' : 'ArrowLeft')) return along(-1)
    if (key === 'ArrowDown') return across(1)
    if (key === 'ArrowUp') return across(-1)
    return undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target: from, key, altKey, ctrlKey, metaKey, shiftKey } = event
    const slide = shown()
    if (!(from instanceof HTMLElement) || !slide || altKey || ctrlKey || metaKey || shiftKey) return
    if (!slide.contains(from) && !from.matches('[data-beside]')) return
    const to = leadsTo(key, from, slide)
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  function onFocus({ target }: FocusEvent) {
    const slide = shown()
    if (!(target instanceof HTMLElement) || !slide || !stopsOf(slide).includes(target)) return
    stop = target
    mark()
  }

  function onChange() {
    const { slides, wrapperEl } = swiper
    if (slides.length !== wrapperEl.children.length || slides.some((slide) => !slide.isConnected)) swiper.update()
    mark()
  }

  frame.addEventListener('keydown', onKeyDown, { signal })
  frame.addEventListener('focusin', onFocus, { signal })
  swiper.on('realIndexChange', mark)
  const observer = new MutationObserver(onChange)
  observer.observe(frame, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const slide of swiper.slides) slide.inert = false
  })
  mark()
}

/** Returns the controls of a slide, or the slide itself if it has none or is focusable because it scrolls. */
function stopsOf(slide: HTMLElement): HTMLElement[] {
  const controls = [...slide.querySelectorAll<HTMLElement>('a[href], button:enabled')]
  return controls.length === 0 || slide.matches('[tabindex]') ? [slide] : controls
}

/** Returns the control above or below, since all rows of a grid have the same columns. */
function inColumn(stops: HTMLElement[], from: HTMLElement, by: 1 | -1) {
  const left = (stop: HTMLElement) => Math.round(stop.getBoundingClientRect().left)
  const column = stops.filter((stop) => left(stop) === left(from))
  const at = column.indexOf(from)
  return at < 0 ? undefined : column[at + by]
}
