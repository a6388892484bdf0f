import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'
import { refuseFields } from '../../kit/plans/refuse-fields.server.ts'
import { findStockChanges } from './stock-changes.ts'

interface ActionInput {
  visitor: Visitor
  quotationId: string
  /** The version of the offer that the page showed. */
  version: number
  form: FormReader
  sent: FormData
  lines: readonly { lineNo: number; boxes: number }[]
  /** The numbers of the selected lines. */
  ticked: number[]
}
/** Returns a redirect or the key of a message. */
type QuoteAction = (input: ActionInput) => Promise<Response | string>

export const quoteActions: Readonly<Record<string, QuoteAction>> = {
  accept: async ({ visitor, quotationId, version, sent, form, ticked }) => {
    const { orderId, status } = await visitor.shop.Quotes.AcceptQuote({
      quotationId,
      version,
      poNumber: form.maybe('poNumber'),
      jobName: form.maybe('jobName'),
      shippingAddress: form.has('street1') ? readAddress(sent) : null,
      wantedOn: form.maybe('wantedOn'),
      pickUpPerson: form.maybe('pickUpPerson'),
      instructions: form.maybe('instructions'),
      acceptsDifferences: form.has('acceptsDifferences'),
      lineNos: form.text('only') === 'ticked' ? ticked : null,
    })
    if (status === 'awaiting-approval') return 'waiting'
    return redirect(`/account/quotes/${quotationId}?said=ordered&order=${encodeURIComponent(orderId)}`)
  },
  decline: async ({ visitor, quotationId, version, form }) => {
    await visitor.shop.Quotes.DeclineQuote({ quotationId, version, reason: form.text('reason') })
    return 'declined'
  },
  change: async ({ visitor, quotationId, version, form, lines }) => {
    await visitor.shop.Quotes.AskForQuoteChange({
      quotationId,
      version,
      message: form.text('message'),
      lines: [...lines],
    })
    return 'asked'
  },
  message: async ({ visitor, quotationId, form }) => {
    await visitor.shop.Quotes.AddQuoteMessage({
      quotationId,
      lineNo: form.count('lineNo'),
      message: form.text('message'),
      photo: form.maybe('photo'),
    })
    return 'message'
  },
  renew: async ({ visitor, quotationId }) => {
    await visitor.shop.Quotes.RenewQuote({ quotationId })
    return 'renewed'
  },
  send: async ({ visitor, quotationId }) => {
    await visitor.shop.Quotes.SendQuote({ quotationId })
    return 'requested'
  },
  cancel: async ({ visitor, quotationId }) => {
    await visitor.shop.Quotes.CancelQuote({ quotationId })
    return 'canceled'
  },
  duplicate: async ({ visitor, quotationId }) => {
    const copy = await visitor.shop.Quotes.DuplicateQuote({ quotationId })
    return redirect(`/account/quotes/${copy.quotationId}?said=copied`)
  },
}

/** Only lines whose quantity was changed are requested. */
function requestedLines(sent: FormData, form: FormReader): ActionInput['lines'] {
  const names = [...sent.keys()].filter((name) => name.startsWith('boxes-'))
  return names.flatMap((name) => {
    const lineNo = Number(name.slice('boxes-'.length))
    const boxes = form.count(name)
    return boxes === null || form.text(name) === form.text(`before-${lineNo}`) ? [] : [{ lineNo, boxes }]
  })
}

interface SubmittedForm {
  visitor: Visitor
  params: { quotationId: string }
  form: FormData
}

/** Runs an action. If products sold out meanwhile, it returns them for confirmation instead of ordering. */
export async function changeQuote(
  action: QuoteAction,
  { visitor, params: { quotationId }, form: sent }: SubmittedForm,
) {
  const form = new FormReader(sent)
  const lines = requestedLines(sent, form)
  if (form.text('only') === 'ticked' && !sent.has('line'))
    return refuseFields(sent, { line: 'Select at least one item.' })
  if (Object.keys(form.problems).length > 0) return refuseFields(sent, form.problems)
  try {
    const ticked = sent.getAll('line').map(Number)
    const done = await action({ visitor, quotationId, version: form.count('version') ?? 0, sent, form, lines, ticked })
    return typeof done === 'string' ? redirect(`/account/quotes/${quotationId}?said=${done}`) : done
  } catch (error) {
    const stockNews = findStockChanges(error)
    if (!stockNews) throw error
    return data({ stockNews }, { status: 409 })
  }
}
