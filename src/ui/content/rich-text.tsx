import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { linkTarget } from '../controls/link-target.ts'
import { Skeleton } from '../states/skeleton.tsx'
import styles from './rich-text.module.css'
import { type ResolveImage, safeContent } from './safe-content.ts'

type RichTextProps = {
  /** HTML from the gateway, which this component sanitises. */
  html: string
  /** Called for a link to a page of the app; other links open a new tab. */
  onNavigate: (path: string) => void
  resolveImage?: ResolveImage
  /** Called when the content has rendered. */
  onReady?: () => void
}

const unchanged: ResolveImage = (address) => address

export function RichText({ html, onNavigate, resolveImage = unchanged, onReady }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    let current = true
    void safeContent(html, resolveImage).then((content) => {
      if (!current) return
      // The skeleton goes first, because the content would come below it for a frame.
      flushSync(() => setReady(true))
      host.current?.replaceChildren(content)
      onReady?.()
    })
    return () => {
      current = false
    }
  }, [html, resolveImage, onReady])

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
