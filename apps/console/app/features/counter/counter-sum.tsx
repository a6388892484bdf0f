import type { CounterOrder } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { CounterForm } from './counter-form.ts'

interface Props {
  order: CounterOrder | undefined
  form: Pick<CounterForm, 'payEmail'>
  isBusy: boolean
}

/** The sums, the credit, what stands against placing, and the buttons. */
export function CounterSum({ order, form, isBusy }: Props) {
  const hasLines = order !== undefined && order.lines.length > 0
  return (
    <ScreenPart title="Total">
      {order && hasLines && <Sums order={order} />}
      {order?.notices.map((notice) => (
        <Notice key={notice} kind="info">
          {notice}
        </Notice>
      ))}
      {order && order.problems.length > 0 && (
        <Notice kind="warning">
          <ul className="grid gap-1">
            {order.problems.map(({ code, message }) => (
              <li key={code + message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid gap-3 pt-1">
        <div className="action-bar">
          <Button
            type="submit"
            name="intent"
            value="save"
            kind={hasLines ? 'secondary' : 'primary'}
            isBusy={isBusy}
            isWide
          >
            {order ? 'Update' : 'Price it'}
          </Button>
          {hasLines && (
            <Button
              type="submit"
              name="intent"
              value="place"
              kind={order.problems.length === 0 ? 'primary' : 'secondary'}
              isBusy={isBusy}
              isWide
            >
              Place on account
            </Button>
          )}
        </div>
        <Button type="submit" name="intent" value="hold" isBusy={isBusy} isWide>
          Hold for later
        </Button>
        {order && (
          <Button type="submit" name="intent" value="delete" kind="quiet" isBusy={isBusy} isWide>
            Discard
          </Button>
        )}
      </div>
      {order && hasLines && <PayByLink order={order} form={form} isBusy={isBusy} />}
    </ScreenPart>
  )
}

/** For customers without terms, and for everyone who pays by card on the phone. */
const PayByLink = ({ order, form, isBusy }: Props & { order: CounterOrder }) => (
  <div className="grid gap-2 border-t border-grout pt-3">
    <TextField
      label="Pay by card"
      name="payEmail"
      type="email"
      maxLength={100}
      autoComplete="off"
      hint="We email a link. The order is placed when it is paid."
      defaultValue={form.payEmail || order.personEmail}
    />
    <Button
      type="submit"
      name="intent"
      value="pay-link"
      kind={needsCard(order) ? 'primary' : 'secondary'}
      isBusy={isBusy}
      isWide
    >
      Send payment link
    </Button>
  </div>
)

const creditProblems: readonly string[] = ['Counter.NoTerms', 'Counter.CreditExceeded']

/** Nothing but the credit stands against the order, so a card is the way to place it. */
const needsCard = ({ problems }: CounterOrder): boolean =>
  problems.length > 0 && problems.every(({ code }) => creditProblems.includes(code))

function Sums({ order }: { order: CounterOrder }) {
  const { totals, creditFreeCents, termsText, problems } = order
  const rows = [
    ['Goods', formatMoney(totals.merchandiseCents)],
    ['Savings', totals.savingsCents > 0 && `−${formatMoney(totals.savingsCents)}`],
    ['Shipping', totals.shippingCents === null ? 'Not known yet' : formatMoney(totals.shippingCents)],
    ['Tax', totals.taxCents === null ? 'Not known yet' : formatMoney(totals.taxCents)],
  ] as const
  return (
    <>
      <dl className="grid gap-1 tabular">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-stone">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div className="flex justify-between gap-4 border-t border-grout pt-1 text-lg font-bold">
          <dt>Total</dt>
          <dd>{formatMoney(totals.totalCents)}</dd>
        </div>
      </dl>
      <p className="text-sm text-stone">
        {termsText}
        {!problems.some(({ code }) => code === 'Counter.NoTerms') &&
          ` · ${formatMoney(creditFreeCents)} of the credit line available`}
      </p>
    </>
  )
}
