import { LinkProvider } from '@tessera/ui/link'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { AddressContext } from '../http/page-address.ts'
import { RouterLink } from '../kit/router-link.tsx'
import type { Pieces } from './cached-texts.server.ts'

/** No text has it: Unicode gives it no meaning. */
const addressMark = '\uE000'

/**
 * A part as bytes, cut where the address of the page stands in it. This happens while React draws a page: it has two
 * ways to draw, and the one for texts shares nothing with the one for streams, not even the values of contexts. So
 * nothing of the page around a part, or of who asked for it, can get into it.
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

/** As React writes it. */
export const attributeText = (text: string): string => text.replaceAll(/[&"'<>]/g, (one) => escapes[one] ?? one)
