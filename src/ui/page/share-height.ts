/** Returns the `ref` of an element whose height other styles need. The page has it in a custom property while it is there. */
const shareHeight = (property: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}

/** The `ref` of an element that stands above the bottom bar: what gets the focus scrolls clear of it. */
export const keepFocusAbove = shareHeight('--foot-height')

/** The `ref` of a bottom bar that is higher than usual: what stands above it moves up. */
export const standOnBar = shareHeight('--bottom-bar-height')
