const Real = window.IntersectionObserver

/** Everything on the page is near, so that a picture of the whole page does not bring parts of it into sight. */
class WholePage extends Real {
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    super(callback, options.root ? options : { ...options, rootMargin: '100000px' })
  }
}

/** Chooses whether the page's parts see the window or the whole page. */
export function seeWholePage(whole: boolean): void {
  window.IntersectionObserver = whole ? WholePage : Real
}
