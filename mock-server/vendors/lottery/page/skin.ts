import type { Home } from '../contract.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Applies the light or dark mode before the merchant's colours are known. */
export function applyMode(mode: 'light' | 'dark'): void {
  document.documentElement.dataset.mode = mode
}

/** Applies a merchant's colours to the page. */
export function applySkin({ mode, radius, tokens }: Home['skin']): void {
  applyMode(mode)
  const { style } = document.documentElement
  for (const [name, colour] of Object.entries(tokens)) style.setProperty(`--${kebab(name)}`, colour)
  style.setProperty('--radius', `${radius}px`)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens.background)
}
