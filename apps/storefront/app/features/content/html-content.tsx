import { classNames } from '@tessera/ui/class-names'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Renders trusted HTML of ours. Links inside it navigate on the client, without a document load. */
export function HtmlContent({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!href?.startsWith('/') || !isPlain) return
    event.preventDefault()
    navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div
      className={classNames('words', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown that allows no HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
