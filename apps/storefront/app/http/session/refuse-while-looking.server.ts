import { shopErrors } from '@tessera/contract/middleware/errors'
import { data } from 'react-router'
import type { FormRefusal } from '../form-refusal.ts'
import { typedValuesOf } from '../typed-values.ts'
import { mayPostWhileLooking, nothingSent } from './acting-paths.ts'
import type { Visitor } from './visitor.server.ts'

const { status, message } = shopErrors['Acting.LookOnly']

interface Sent {
  request: Request
  /** The page's own URL, without the router's data suffix. */
  url: URL
}

/** Whether staff who came to look send something of the customer. */
const isHeld = ({ acting }: Visitor, { request: { method }, url }: Sent): boolean =>
  acting?.mode === 'look' && method !== 'GET' && method !== 'HEAD' && !mayPostWhileLooking(url.pathname)

/** Refuses every form that replaces the page. What a script sends is refused by its action, and the page stays. */
export function refuseWhileLooking(visitor: Visitor, sent: Sent): void {
  const isFromScript = new URL(sent.request.url).pathname.endsWith('.data')
  if (isHeld(visitor, sent) && !isFromScript) throw lookOnly()
}

/** Answers what a script sent, before its action is run. */
export function answerWhileLooking(visitor: Visitor, sent: Sent, form: FormData) {
  if (!isHeld(visitor, sent)) return undefined
  const typed = typedValuesOf(form)
  const refusal: FormRefusal = { code: 'Acting.LookOnly', title: 'Nothing was sent', message, fields: {}, typed }
  return data({ unsaved: nothingSent, refusal }, { status })
}

export const lookOnly = () => data({ message }, { status })
