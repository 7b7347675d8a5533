import { useEffect, useRef, useState } from 'react'
import { linkTarget } from './link-target.ts'
import styles from './rich-text.module.css'
import { type ResolveImage, safeContent } from './safe-content.ts'
import { Skeleton } from './skeleton.tsx'

type RichTextProps = {
  /** HTML from the gateway, which this component sanitises. */
  html: string
  /** Called for a link to a page of the app; other links open a new tab. */
  onNavigate: (path: string) => void
  resolveImage?: ResolveImage
}

const unchanged: ResolveImage = (address) => address

export function RichText({ html, onNavigate, resolveImage = unchanged }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    let current = true
    void safeContent(html, resolveImage).then((content) => {
      if (!current) return
      host.current?.replaceChildren(content)
      setReady(true)
    })
    return () => {
      current = false
    }
  }, [html, resolveImage])

  useEffect(() => {
    const element = host.current
    const follow = (event: MouseEvent) => followLink(event, onNavigate)
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [onNavigate])

  return (
    <>
      {!ready && <Skeleton height="3em" />}
      <div ref={host} className={styles.text} />
    </>
  )
}

/** A press that asks for a new tab is left to the browser. */
function followLink(event: MouseEvent, onNavigate: (path: string) => void) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const target = link?.href ? linkTarget(link.href) : undefined
  if (target?.kind !== 'app' || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  onNavigate(target.path)
}
