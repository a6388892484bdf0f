import type { RequestOptions } from '@tessera/client/call-options'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type {
  OperatorResource,
  OrderStepInput,
  ProAccountDecisionInput,
  ReturnCredit,
  ReturnMoveInput,
  TemplateToSaveInput,
} from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { priceGroups } from '@tessera/contract/shop/constants'
import { getEnvironment } from '../../http/environment.server.ts'
import { describeFailure } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readCents } from './read-cents.ts'
import { readOfferPrice } from './read-offer-price.ts'

interface Task {
  operator: OperatorResource
  /** The second word of the button: `moveReturn:approved`. */
  variant: string
  /** The typed text of a field. */
  text(name: string): string
  /** Names of the form that begin so, without the beginning, with their values. */
  each(start: string): [name: string, value: string][]
  options: RequestOptions
}

type Work = (task: Task) => Promise<unknown>

/** The API refuses other words. */
type ReturnStep = NonNullable<ReturnMoveInput['to']>
type OrderMove = NonNullable<OrderStepInput['step']>
type ProStep = NonNullable<ProAccountDecisionInput['decision']>
type TemplateKind = NonNullable<TemplateToSaveInput['kind']>

/** Each button of the desk: the call it makes, and the sentence that confirms it. */
const works: Readonly<Record<string, readonly [work: Work, done: string]>> = {
  answerOrder: [
    ({ operator, text, options }) =>
      operator.AnswerOrderMessage({ number: text('number'), text: text('text') }, options),
    'Your answer was sent.',
  ],
  answerQuote: [
    ({ operator, text, options }) =>
      operator.AnswerQuoteMessage(
        { quotationId: text('number'), text: text('text'), lineNo: Number(text('lineNo')) || null },
        options,
      ),
    'Your answer was sent.',
  ],
  takeStep: [
    ({ operator, text, options }) => operator.TakeNextStep({ number: text('number') }, options),
    'The order moved on.',
  ],
  moveOrder: [
    ({ operator, variant, text, options }) =>
      operator.MoveOrder(
        {
          number: text('number'),
          step: variant === 'ready' ? 'ready-for-pick-up' : (variant as OrderMove),
          lineNos: [],
          expectedOn: text('expectedOn') || null,
        },
        options,
      ),
    'The order moved on.',
  ],
  recordArrival: [
    ({ operator, text, options }) =>
      operator.RecordArrival(
        { deliveryNumber: text('number'), signedBy: text('signedBy') || null, note: text('note') || null },
        options,
      ),
    'The delivery is recorded as arrived.',
  ],
  moveReturn: [
    ({ operator, variant, text, each, options }) =>
      operator.MoveReturn(
        {
          returnNumber: text('number'),
          to: variant as ReturnStep,
          answer: text('text') || null,
          accepted: variant === 'inspected' ? acceptedOf(each) : [],
          creditCents: /^\d+$/.test(text('creditCents')) ? Number(text('creditCents')) : null,
        },
        options,
      ),
    'The return was updated, and the customer was told.',
  ],
  previewReturn: [
    ({ operator, text, each, options }) =>
      operator.PreviewReturn({ returnNumber: text('number'), accepted: acceptedOf(each) }, options),
    '',
  ],
  offerQuote: [
    ({ operator, text, each, options }) =>
      operator.OfferQuote(
        {
          quotationId: text('number'),
          version: Number(text('version')),
          changedAt: text('changedAt') || null,
          key: text('key') || null,
          validUntil: text('validUntil'),
          freightCents: readCents(text('freight')) ?? 0,
          taxCents: null,
          note: null,
          message: text('text') || null,
          lines: each('price-').flatMap(([lineNo, price]) => {
            const boxes = Number(text(`boxes-${lineNo}`))
            const unitPriceCents = readOfferPrice(price, Number(text(`list-${lineNo}`))) ?? 0
            const note = text(`note-${lineNo}`) || null
            // zero boxes leave the line out
            return boxes === 0 ? [] : [{ lineNo: Number(lineNo), boxes, unitPriceCents, note }]
          }),
        },
        options,
      ),
    'The offer was sent.',
  ],
  declineQuote: [
    ({ operator, text, options }) =>
      operator.DeclineQuote(
        { quotationId: text('number'), changedAt: text('changedAt') || null, reason: text('text') },
        options,
      ),
    'The quote was declined, and the customer was told.',
  ],
  saveTemplate: [
    ({ operator, text, options }) =>
      operator.SaveTemplate({ kind: text('kind') as TemplateKind, name: text('name'), text: text('text') }, options),
    'The template was saved.',
  ],
  decidePro: [
    ({ operator, variant, text, options }) =>
      operator.DecideProAccount(
        {
          customerNumber: text('number'),
          decision: variant as ProStep,
          priceGroup: priceGroups.find((group) => group === text('priceGroup')) ?? null,
          terms: text('terms') || null,
          creditLineCents: readCents(text('creditLine')) ?? null,
          text: text('text') || null,
        },
        options,
      ),
    'The request was decided, and the applicant was told.',
  ],
  confirmRefund: [
    ({ operator, text, options }) =>
      operator.ConfirmRefund({ refundId: text('number'), reference: text('text') }, options),
    'The refund is recorded as sent.',
  ],
  decideName: [
    ({ operator, variant, text, options }) =>
      operator.DecideCompanyName(
        {
          customerNumber: text('number'),
          isApproved: variant === 'approve',
          reason: text('text') || null,
        },
        options,
      ),
    'The name was decided, and the managers were told.',
  ],
}

const acceptedOf = (each: Task['each']) =>
  each('accepted-').map(([lineNo, boxes]) => ({ lineNo: Number(lineNo), boxes: Number(boxes) }))

const areCountsReadable = (typed: Record<string, string>): boolean =>
  Object.entries(typed).every(([name, value]) => !/^(accepted|boxes)-/.test(name) || /^\d{1,6}$/.test(value))

/** A price must be there; freight and a credit line may be left out. */
const areAmountsReadable = (typed: Record<string, string>): boolean =>
  Object.entries(typed)
    .filter(([name, value]) => name.startsWith('price-') || (/^(freight|creditLine)$/.test(name) && value !== ''))
    .every(([name, value]) => readAmount(name, value, typed) !== undefined)

/** A price may be a change of its list price. */
const readAmount = (name: string, value: string, typed: Record<string, string>): number | undefined =>
  name.startsWith('price-') ? readOfferPrice(value, Number(typed[name.replace('price', 'list')])) : readCents(value)

export interface DeskOutcome {
  /** The task that was worked on: its number. */
  about: string
  done?: string
  problem?: string
  /** It was changed by someone else meanwhile. */
  isConflict?: boolean
  typed?: Record<string, string>
  /** The credit of a return, before it is given. */
  credit?: ReturnCredit
}

/** The button of a form: the work, and its variant. */
const readIntent = (typed: unknown): string[] =>
  String(typed ?? '')
    .trim()
    .split(':')
    .slice(0, 2)

const moneyIntents: ReadonlySet<string> = new Set(['decidePro:approve', 'moveReturn:inspected'])

/** Whether a button gives money or credit. */
export function isAboutMoney(form: FormData): boolean {
  const intent = readIntent(form.getAll('intent').at(-1))
  return intent[0] === 'confirmRefund' || moneyIntents.has(intent.join(':'))
}

/** Does the work of one button. A refusal comes back with the server's words and everything that was typed. */
export async function workAtDesk({ token }: Staff, form: FormData): Promise<DeskOutcome> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  const about = typed.number ?? ''
  const [intent = '', variant = ''] = readIntent(typed.intent)
  const found = ownValue(works, intent)
  if (!found) return { about, problem: 'This button is no longer here. Reload the page.', typed }
  const [work, done] = found
  if (!areCountsReadable(typed)) return { about, problem: 'Enter every number of boxes in digits, such as 7.', typed }
  if (!areAmountsReadable(typed)) return { about, problem: 'Enter every amount in dollars, such as 28.75.', typed }
  // adds up the form of an offer without script
  if (variant === 'check') return { about, typed }
  try {
    const answer = await work({
      operator: getEnvironment().shop.Operator,
      variant,
      text: (name) => typed[name] ?? '',
      each: (start) =>
        Object.entries(typed).flatMap(([name, value]) =>
          name.startsWith(start) ? [[name.slice(start.length), value]] : [],
        ),
      options: { accessToken: token, idempotencyKey: `${typed.key}-${about}-${typed.intent}` },
    })
    return intent === 'previewReturn' ? { about, typed, credit: answer as ReturnCredit } : { about, done }
  } catch (error) {
    const isConflict = error instanceof ShopApiError && error.status === 409
    return { about, problem: problemText(error), typed, isConflict }
  }
}

/** A failure keeps what was typed and can be tried again: the idempotency key makes a second try harmless. */
export function problemText(error: unknown): string {
  if (error instanceof ShopApiError && error.status < 500)
    return error.fields.map(({ message }) => message).join(' ') || error.message
  const { code, requestId } = describeFailure(error)
  const reference = requestId ? ` (${code}, request ${requestId})` : ` (${code})`
  return `The shop didn’t answer${reference}. Nothing you typed is lost. Try again in a moment; it is done once.`
}
