import type {
  NewAssignmentInput,
  NewNoteInput,
  OrderStepInput,
  ProAccountDecisionInput,
  ReturnCredit,
  ReturnMoveInput,
  SavedTemplate,
  TemplateToSaveInput,
} from '@tessera/client/shop/types.gen'
import { priceGroups } from '@tessera/contract/shop/constants'
import type { Staff } from '../../session/staff.server.ts'
import {
  doStaffWork,
  type EachField,
  readIntent,
  readTyped,
  type StaffOutcome,
  type StaffWorks,
} from '../../session/staff-work.server.ts'
import { readCents } from './read-cents.ts'
import { readOfferPrice } from './read-offer-price.ts'

/** The API refuses other words. */
type ReturnStep = NonNullable<ReturnMoveInput['to']>
type OrderMove = NonNullable<OrderStepInput['step']>
type ProStep = NonNullable<ProAccountDecisionInput['decision']>
type NotedKind = NonNullable<NewNoteInput['kind']>
type AssignedKind = NonNullable<NewAssignmentInput['kind']>
type TemplateKind = NonNullable<TemplateToSaveInput['kind']>

const works: StaffWorks = {
  answerOrder: [
    async ({ operator, text, upload, options }) =>
      operator.AnswerOrderMessage({ number: text('number'), text: text('text'), photo: await upload() }, options),
    'Your answer was sent.',
  ],
  answerQuote: [
    async ({ operator, text, upload, options }) =>
      operator.AnswerQuoteMessage(
        {
          quotationId: text('number'),
          text: text('text'),
          lineNo: Number(text('lineNo')) || null,
          photo: await upload(),
        },
        options,
      ),
    'Your answer was sent.',
  ],
  addNote: [
    ({ operator, variant, text, options }) =>
      operator.AddNote(
        { kind: variant as NotedKind, number: text('number'), text: text('note'), key: `${text('key')}-note` },
        options,
      ),
    'Your note is saved.',
  ],
  assign: [
    ({ operator, variant, text, options }) =>
      operator.AssignTo(
        { kind: variant as AssignedKind, number: text('number'), userID: text('userID') || null },
        options,
      ),
    'Assigned.',
  ],
  takeStep: [
    ({ operator, text, options }) => operator.TakeNextStep({ number: text('number') }, options),
    'Order updated.',
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
    'Order updated.',
  ],
  recordArrival: [
    ({ operator, text, options }) =>
      operator.RecordArrival(
        { deliveryNumber: text('number'), signedBy: text('signedBy') || null, note: text('note') || null },
        options,
      ),
    'Marked as delivered.',
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
    'Return updated. The customer was notified.',
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
    'Offer sent.',
  ],
  declineQuote: [
    ({ operator, text, options }) =>
      operator.DeclineQuote(
        { quotationId: text('number'), changedAt: text('changedAt') || null, reason: text('text') },
        options,
      ),
    'Quote declined. The customer was notified.',
  ],
  saveTemplate: [
    ({ operator, text, options }) =>
      operator.SaveTemplate({ kind: text('kind') as TemplateKind, name: text('name'), text: text('text') }, options),
    'Template saved.',
    ({ kind = '', name = '' }, answer) => ({
      intent: 'saveTemplate',
      kind,
      name,
      text: (answer as SavedTemplate).replaced ?? '',
    }),
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
    'Decision saved. The applicant was notified.',
  ],
  confirmRefund: [
    ({ operator, text, options }) =>
      operator.ConfirmRefund({ refundId: text('number'), reference: text('text') }, options),
    'Refund recorded as sent.',
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
    'Decision saved. The company’s managers were notified.',
  ],
}

const acceptedOf = (each: EachField) =>
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

export interface TaskOutcome extends StaffOutcome {
  /** The credit of a return, before it is given. */
  credit?: ReturnCredit
}

const moneyIntents: ReadonlySet<string> = new Set(['decidePro:approve', 'moveReturn:inspected'])

/** Whether a button gives money or credit. */
export function isAboutMoney(form: FormData): boolean {
  const intent = readIntent(form.getAll('intent').at(-1))
  return intent[0] === 'confirmRefund' || moneyIntents.has(intent.join(':'))
}

/** Does what one button of a task says. */
export async function doTask(staff: Staff, form: FormData): Promise<TaskOutcome> {
  const typed = readTyped(form)
  const about = typed.number ?? ''
  const [intent, variant] = readIntent(typed.intent)
  if (!areCountsReadable(typed)) return { about, problem: 'Enter every number of boxes in digits, such as 7.', typed }
  if (!areAmountsReadable(typed)) return { about, problem: 'Enter every amount in dollars, such as 28.75.', typed }
  // adds up the form of an offer without script
  if (variant === 'check') return { about, typed }
  const { answer, ...outcome } = await doStaffWork(works, staff, form)
  if (intent !== 'previewReturn' || outcome.problem) return outcome
  return { about, typed, credit: answer as ReturnCredit }
}
