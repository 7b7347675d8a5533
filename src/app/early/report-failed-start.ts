const fail = () => {
  document.documentElement.dataset.failed = ''
}

/** Shows the message in the page if the start fails. Once the app has rendered, the message is gone. */
export function reportFailedStart(): void {
  addEventListener('unhandledrejection', fail)
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return fail()
    if (!target.matches('[type=module], [rel=stylesheet]')) return
    target.dataset.lost = ''
    fail()
  }
  addEventListener('error', onError, true)
  addEventListener('submit', (event) => {
    if (!(event.target instanceof Element && event.target.matches('.not-opened'))) return
    event.preventDefault()
    location.reload()
  })
}
