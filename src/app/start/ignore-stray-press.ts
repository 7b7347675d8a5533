/** The button or link that the first press of a double press was on. */
let pressed: Element | null | undefined

function ignoreStrayPress(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  if (event.detail < 2) {
    pressed = control
  } else if (control && control !== pressed) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/**
 * Lets the second press of a double press act only on what the first was on. The answer to the first may move something
 * else below the finger, which nobody meant to press.
 */
export const ignoreStrayPresses = (): void => document.addEventListener('click', ignoreStrayPress, { capture: true })
