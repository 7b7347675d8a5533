/** Returns the `ref` of an element whose height other styles need. While it is mounted, a custom property holds its height. */
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

/** The `ref` of an element above the bottom bar: a focused element scrolls clear of it. */
export const keepFocusAbove = shareHeight('--foot-height')

/** The `ref` of a bottom bar that is higher than usual: the parts above it move up. */
export const standOnBar = shareHeight('--bottom-bar-height')
