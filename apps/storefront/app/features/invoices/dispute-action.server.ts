import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { refuseField, textOf } from '../../http/answer-form.server.ts'
import { readAmount } from './payable.ts'

interface LineChoice {
  lineNo: number
  boxes: number | null
  amountCents: number | null
}

/** Disputes the lines of the form, or without lines an amount. Problems are shown at the line's own field. */
export async function disputeDocument({ MyBilling }: ShopClient, documentId: string, form: FormData) {
  const lines: LineChoice[] = []
  for (const lineNo of lineNumbersOf(form)) {
    const boxes = readBoxes(textOf(form, `boxes-${lineNo}`))
    if (boxes === undefined) return refuseField(form, `boxes-${lineNo}`, 'Enter a whole number.')
    const amountCents = readOptionalAmount(textOf(form, `amount-${lineNo}`))
    if (amountCents === undefined) return refuseField(form, `amount-${lineNo}`, amountProblem)
    if (boxes !== null || amountCents !== null) lines.push({ lineNo, boxes, amountCents })
  }
  const amountCents = readOptionalAmount(textOf(form, 'amount'))
  if (amountCents === undefined || amountCents === 0) return refuseField(form, 'amount', amountProblem)
  if (lines.length > 0 && amountCents !== null)
    return refuseField(form, 'amount', 'Choose items or enter one amount, not both.')
  if (lines.length === 0 && amountCents === null)
    return refuseField(form, 'amount', 'Choose the items that are wrong, or enter an amount.')
  try {
    await MyBilling.DisputeDocument({ documentId, amountCents, lines, reason: textOf(form, 'reason') })
    return 'disputed'
  } catch (error) {
    return refuseLine(form, lines, error)
  }
}

const amountProblem = 'Enter an amount, for example 120.50.'

/** Names such as `lines.0.boxes` become those of the form's fields. */
function refuseLine(form: FormData, lines: readonly LineChoice[], error: unknown) {
  if (!(error instanceof ShopApiError)) throw error
  const { field = '', message = error.message } = error.fields[0] ?? {}
  const [, at = '', name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? []
  const line = lines[Number(at)]
  if (!name || !line) throw error
  return refuseField(form, `${name === 'amountCents' ? 'amount' : 'boxes'}-${line.lineNo}`, message)
}

const lineNumbersOf = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => {
    const [, lineNo] = /^boxes-(\d{1,4})$/.exec(name) ?? []
    return lineNo ? [Number(lineNo)] : []
  })

/** Null if blank, undefined if unreadable. */
const readBoxes = (text: string): number | null | undefined => {
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

const readOptionalAmount = (text: string): number | null | undefined => (text === '' ? null : readAmount(text))
