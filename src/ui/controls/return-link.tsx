import { type ReactNode, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useReturnLink } from './use-return-link.ts'

interface ReturnLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  to: string
  children: ReactNode
}

/** A link of a list. It takes the focus again when the person comes back from where it leads. */
export function ReturnLink({ to, children, ...props }: ReturnLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <Link ref={link} to={to} onClick={useReturnLink(link, to)} {...props}>
      {children}
    </Link>
  )
}
