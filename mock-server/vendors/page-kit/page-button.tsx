import type { ComponentProps, MouseEvent } from 'react'

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * Renders a button that ignores presses while it is `disabled` and keeps the keyboard's focus. The browser takes the focus
 * from a button with the attribute `disabled`, and a player is then at the top of the page.
 */
export const PageButton = ({ disabled, onClick, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} aria-disabled={disabled || undefined} onClick={disabled ? ignore : onClick} />
)
