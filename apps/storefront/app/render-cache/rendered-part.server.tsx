import { LinkProvider } from '@tessera/ui/link'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { AddressContext } from '../http/page-address.ts'
import { RouterLink } from '../kit/router-link.tsx'
import type { Pieces } from './cached-texts.server.ts'

/** A private-use Unicode character that no content contains. */
const addressMark = '\uE000'

/**
 * Renders a part to bytes, split at the page's address. It runs inside another React render; `renderToString` shares
 * nothing with the streaming renderer, not even context values, so nothing of the page or the visitor can get into the
 * part.
 */
export function drawnPart<Given extends object>(Part: ComponentType<Given>, given: Given): Pieces {
  const html = renderToString(
    <LinkProvider value={RouterLink}>
      <AddressContext value={addressMark}>
        <Part {...given} />
      </AddressContext>
    </LinkProvider>,
  )
  return html.split(addressMark).map((piece) => Buffer.from(piece))
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Escapes like React does. */
export const attributeText = (text: string): string => text.replaceAll(/[&"'<>]/g, (one) => escapes[one] ?? one)
