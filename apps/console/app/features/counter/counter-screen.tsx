import type { CounterOrder } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { KeyboardEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { CounterOutcome } from './counter-actions.server.ts'
import { CounterDelivery } from './counter-delivery.tsx'
import { type CounterForm, counterFormOf } from './counter-form.ts'
import { CounterLines } from './counter-lines.tsx'
import { CounterSum } from './counter-sum.tsx'

export interface CounterScreenProps {
  /** Undefined for a new one. */
  saved: CounterOrder | undefined
  start: CounterForm
  customer: { number: string; name: string }
  /** Those who may order; one is chosen already for a saved order. */
  people: readonly { userID: string; name: string; note: string }[]
  stores: readonly { id: string; label: string }[]
  mayAgree: boolean
  mayExplain: boolean
  outcome: CounterOutcome | undefined
}

/** An order for a customer: lines, where they go, and the sum. One form, so that Enter prices it. */
export function CounterScreen(props: CounterScreenProps) {
  const { saved, start, customer, outcome } = props
  const isBusy = useNavigation().state !== 'idle'
  const order = outcome?.order ?? saved
  const form = outcome?.form ?? (order ? counterFormOf(order) : start)
  if (!order && props.people.length === 0) return <NoOneToOrder customer={customer} />
  return (
    <div className="grid gap-5">
      <CounterHead customer={customer} order={order} />
      {outcome?.problem && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      {outcome?.message && (
        <Notice kind="info" isLive>
          {outcome.message}
        </Notice>
      )}
      <Form
        method="post"
        preventScrollReset
        key={`${order?.version ?? 0}-${outcome?.form ? 'typed' : 'saved'}`}
        onKeyDown={pressKey}
        data-keeps-texts={`${form.customerNumber} ${form.version}`}
        className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_22rem]"
      >
        {/* Enter in a field prices the order: browsers press the first button of a form */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Price it
        </button>
        <KnownFields form={form} order={order} />
        <div className="grid min-w-0 gap-6">
          <EntryParts {...props} order={order} form={form} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ScreenPart title="Delivery">
            <CounterDelivery form={form} order={order} stores={props.stores} />
          </ScreenPart>
          <CounterSum order={order} form={form} isBusy={isBusy} />
        </div>
      </Form>
    </div>
  )
}

/** An order is placed in the name of a person who can sign in. */
const NoOneToOrder = ({ customer }: Pick<CounterScreenProps, 'customer'>) => (
  <div className="grid gap-5">
    <CounterHead customer={customer} order={undefined} />
    <Notice
      kind="warning"
      title={`No one at ${customer.name} can order yet`}
      action={<LinkButton href={`/customers/${customer.number}`}>Open the customer</LinkButton>}
    >
      Orders need a person with an active sign-in. Invite someone, or unlock them, on the customer’s page.
    </Notice>
  </div>
)

/** ⌘ or Ctrl and Enter price the order from any field; with Shift they place it. */
function pressKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const intent = event.shiftKey ? 'place' : 'save'
  const button = event.currentTarget.querySelector<HTMLButtonElement>(`button[value="${intent}"]`)
  if (button) event.currentTarget.requestSubmit(button)
}

const KnownFields = ({ form, order }: { form: CounterForm; order: CounterOrder | undefined }) => (
  <>
    <input type="hidden" name="id" value={form.id} />
    <input type="hidden" name="version" value={form.version} />
    <input type="hidden" name="customerNumber" value={form.customerNumber} />
    {order && <input type="hidden" name="userID" value={order.userID} />}
    <input type="hidden" name="seenTotal" value={order?.totals.totalCents ?? 0} />
  </>
)

type Entry = CounterScreenProps & { order: CounterOrder | undefined; form: CounterForm }

function EntryParts({ order, form, people, mayAgree, mayExplain }: Entry) {
  const isMixed = form.acceptsMixedLots || order?.problems.some(({ code }) => code === 'Cart.MixedLots')
  return (
    <>
      {!order && (
        <SelectField
          label="For"
          name="userID"
          defaultValue={form.userID}
          options={people.map(({ userID, name, note }) => ({ value: userID, label: note ? `${name}, ${note}` : name }))}
        />
      )}
      <ScreenPart title="Lines">
        {order && <CounterLines order={order} lines={form.lines} mayAgree={mayAgree} mayExplain={mayExplain} />}
        {order && <UnreadLines order={order} />}
        <TextAreaField
          label="Add lines"
          name="typed"
          rows={4}
          hint="One per row: SKU, boxes, lot if it matters. Square feet become whole boxes: 205253 120 sf."
          defaultValue={form.typed}
          spellCheck={false}
          autoComplete="off"
          autoFocus
        />
        {isMixed && (
          <Checkbox
            label="The customer accepts more than one lot"
            name="acceptsMixedLots"
            defaultChecked={form.acceptsMixedLots}
          />
        )}
      </ScreenPart>
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField label="Job name" name="jobName" maxLength={100} isOptional defaultValue={form.jobName} />
        <TextField label="PO number" name="poNumber" maxLength={60} isOptional defaultValue={form.poNumber} />
      </div>
    </>
  )
}

/** Lines that are still in the field below, with products that may be meant. */
const UnreadLines = ({ order: { unread } }: { order: CounterOrder }) => (
  <ul className="grid gap-2">
    {unread.map(({ text, problem, nearest }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two typed lines may be alike
      <li key={at} className="grid gap-1">
        <span>
          <b className="wrap-anywhere">{text}</b>: <span className="text-sale">{problem}</span>
        </span>
        {nearest.length > 0 && (
          <span className="flex flex-wrap items-center gap-2">
            Did you mean
            {nearest.map(({ sku, name }) => (
              <Button key={sku} type="submit" size="Small" name="intent" value={`take:${at}:${sku}`}>
                {sku} {name}
              </Button>
            ))}
          </span>
        )}
      </li>
    ))}
  </ul>
)

function CounterHead({
  customer,
  order,
}: {
  customer: { number: string; name: string }
  order: CounterOrder | undefined
}) {
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Counter', url: '/counter' },
          { title: customer.name, url: `/customers/${customer.number}` },
        ]}
      />
      <h1 className="text-2xl wrap-anywhere">Order for {customer.name}</h1>
      <p className="text-stone">
        {order ? `For ${order.person} · last changed by ${order.changedBy}` : 'New'}
        {' · '}
        <Link href={`/customers/${customer.number}`}>Customer {customer.number}</Link>
      </p>
    </header>
  )
}
