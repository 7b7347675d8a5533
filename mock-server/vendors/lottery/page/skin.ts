import type { Home } from '../contract.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Until the house has said whose colours they are, the page is at least as dark or light as they will be. */
export function applyMode(mode: 'light' | 'dark'): void {
  document.documentElement.dataset.mode = mode
}

/** Dresses the page in a merchant's colours. */
export function applySkin({ mode, radius, tokens }: Home['skin']): void {
  applyMode(mode)
  const { style } = document.documentElement
  for (const [name, colour] of Object.entries(tokens)) style.setProperty(`--${kebab(name)}`, colour)
  style.setProperty('--radius', `${radius}px`)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens.background)
}
