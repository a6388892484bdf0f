import { LinkProvider } from '@tessera/ui/link'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { AddressContext } from '../http/use-address.ts'
import { RouterLink } from '../kit/router-link.tsx'
import type { HtmlPieces } from './cached-texts.server.ts'

/** A private-use Unicode character that no content contains. */
const addressMark = '\uE000'

/**
 * Renders a part to bytes, split at the page's address. It runs outside of the page's own render, so nothing of the page
 * or the visitor can get into the part.
 */
export function renderPart<Given extends object>(Part: ComponentType<Given>, props: Given): HtmlPieces {
  const html = renderToString(
    <LinkProvider value={RouterLink}>
      <AddressContext value={addressMark}>
        <Part {...props} />
      </AddressContext>
    </LinkProvider>,
  )
  return html.split(addressMark).map((piece) => Buffer.from(piece))
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Escapes like React does. */
export const escapeAttribute = (text: string): string => text.replaceAll(/[&"'<>]/g, (one) => escapes[one] ?? one)
