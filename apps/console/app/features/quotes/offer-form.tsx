import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { TemplatePicker } from '../../generic/template-picker.tsx'
import { UnsavedNotice } from '../../generic/unsaved.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { dollarText, draftTotals, startOffer, suggestedFreight } from './offer-draft.ts'
import { OfferLines } from './offer-lines.tsx'
import { moveInColumn, type OfferForm as OfferFormState, useOfferForm } from './use-offer-form.ts'

interface Props {
  quote: StaffQuote
  formKey: string
  outcome: TaskOutcome | undefined
}

/** The next offer as a grid with its sums. A refusal keeps everything that was typed. */
export function OfferForm({ quote, formKey, outcome }: Props) {
  const typed = outcome?.typed?.intent?.startsWith('offerQuote') ? outcome.typed : undefined
  const start = { ...startOffer(quote), ...typed }
  const work = useOfferForm(start, typed && outcome?.problem ? JSON.stringify(typed) : undefined)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ScreenPart title={quote.version > 0 ? `Offer, version ${quote.version + 1}` : 'Offer'}>
      <Form method="post" preventScrollReset className="grid gap-4" ref={work.form} onInput={work.read}>
        {/* a repeated press after a lost answer is the same offer */}
        <input type="hidden" name="key" value={typed?.key ?? formKey} />
        <input type="hidden" name="number" value={quote.quotationId} />
        <input type="hidden" name="version" value={quote.version} />
        <input type="hidden" name="changedAt" value={quote.changedAt} />
        <input type="hidden" name="seen" value={quote.changedAt} />
        {work.isRestored && <UnsavedNotice discard={work.discard} />}
        {typed && outcome?.problem && !outcome.isConflict && (
          <Notice kind="error" isLive>
            {outcome.problem}
          </Notice>
        )}
        <CheckButton />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the fields inside */}
        <div className="grid gap-4" onKeyDown={moveInColumn}>
          <OfferLines quote={quote} start={start} texts={work.texts} />
          <p className="text-xs text-stone">
            Prices can be changes of the list price, such as -5%. 0 boxes leave a line out. No costs are recorded, so
            there is no margin.
          </p>
          <OfferTerms quote={quote} start={start} work={work} />
        </div>
        <OfferWords quote={quote} start={start} work={work} />
        <OfferSums quote={quote} work={work} />
        <div className="save-bar">
          <Button type="submit" name="intent" value="offerQuote" kind="primary" isBusy={isBusy}>
            {quote.version > 0 ? `Send version ${quote.version + 1}` : 'Send offer'}
          </Button>
          <span className="hidden self-center text-xs text-stone desktop:inline">⌘↵ or Ctrl Enter</span>
        </div>
      </Form>
    </ScreenPart>
  )
}

/** Without script Enter adds up and sends nothing; the first button of a form is the one that Enter presses. */
function CheckButton() {
  const isHydrated = useHydrated()
  return (
    <div hidden={isHydrated}>
      <Button type="submit" name="intent" value="offerQuote:check">
        Add up
      </Button>
    </div>
  )
}

interface PartProps {
  quote: StaffQuote
  start: Readonly<Record<string, string>>
  work: OfferFormState
}

function OfferTerms({ quote, start, work }: PartProps) {
  const suggested = suggestedFreight(quote, work.texts)
  return (
    <div className="grid gap-4 tablet:grid-cols-2 wide:max-w-3xl">
      <TextField label="Good until" name="validUntil" type="date" required defaultValue={start.validUntil} />
      <div className="grid gap-1">
        <TextField label="Freight in dollars" name="freight" inputMode="decimal" defaultValue={start.freight} />
        <p className="flex flex-wrap items-center gap-2 text-xs text-stone">
          {quote.shippingAddress
            ? `${formatMoney(suggested)} by our rates.`
            : 'Picked up at the store, without freight.'}
          {quote.shippingAddress && dollarText(suggested) !== work.texts.freight && (
            <Button size="XSmall" onClick={() => work.type('freight', dollarText(suggested))}>
              Use it
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}

const OfferWords = ({ quote, start, work }: PartProps) => (
  <div className="grid gap-2 wide:max-w-3xl">
    <TextAreaField label="Message" name="text" rows={3} maxLength={2000} isOptional defaultValue={start.text ?? ''} />
    <TemplatePicker templates={quote.templates} kind="offer" insert={(words) => work.type('text', words)} />
  </div>
)

function OfferSums({ quote, work }: Omit<PartProps, 'start'>) {
  const totals = draftTotals(quote, work.texts)
  if (!totals) return <p className="text-sale">The total appears when every number can be read.</p>
  const rows: readonly (readonly [label: string, cents: number])[] = [
    ['Goods', totals.subtotalCents],
    ['Freight', totals.freightCents],
    [quote.taxPercent ? `Tax, ${quote.taxPercent}%` : 'Tax', totals.taxCents],
  ]
  return (
    <dl className="max-w-xs" aria-live="polite">
      {rows.map(([label, cents]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="tabular">{formatMoney(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line font-bold">
        <dt>Total</dt>
        <dd className="tabular" data-total="">
          {formatMoney(totals.totalCents)}
        </dd>
      </div>
    </dl>
  )
}
