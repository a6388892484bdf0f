import type { OrderDetails } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { EmailText } from '@tessera/ui/email-text'
import { formatDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { GuardedForm } from '../../kit/forms/guarded-form.tsx'
import { NewPasswordField } from '../../kit/forms/new-password-field.tsx'

interface SaveOrderOptionsProps {
  order: OrderDetails
  isSignedIn: boolean
}

/** Prints the order, adds it to a calendar, or creates an account for it. */
export function SaveOrderOptions({ order, isSignedIn }: SaveOrderOptionsProps) {
  const arrivesOn = order.shipping?.arrivesOn
  const isPickUp = order.shipping?.kind === 'pick-up'
  return (
    <div className="no-print grid gap-6">
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => print()} className="needs-script">
          Print
        </Button>
        {arrivesOn && (
          <a
            href={calendarOf(order, arrivesOn, isPickUp)}
            download="tessera-order.ics"
            className="inline-flex min-h-11 items-center px-2"
          >
            Add {formatDay(arrivesOn)} to my calendar
          </a>
        )}
      </div>
      {isSignedIn ? (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {order.number && <Link href={`/account/orders/${encodeURIComponent(order.number)}`}>See this order</Link>}
          <Link href="/account/orders">See all your orders</Link>
        </p>
      ) : (
        <>
          <p>
            <Link href="/order-status">Check the status of this order</Link> anytime with its number and your email
            address.
          </p>
          {order.email && <AccountForm order={order} email={order.email} />}
        </>
      )}
    </div>
  )
}

/** Everything but the password comes from the order. */
function AccountForm({ order: { shippingAddress }, email }: { order: OrderDetails; email: string }) {
  const known = {
    firstName: shippingAddress?.firstName ?? '',
    lastName: shippingAddress?.lastName ?? '',
    email,
    zip: shippingAddress?.zip.slice(0, 5) ?? '',
  }
  if (!known.firstName || !known.lastName) return <Link href="/register">Create an account</Link>
  return (
    <section aria-labelledby="account-title" className="grid max-w-md gap-4 border border-grout bg-surface p-6">
      <h2 id="account-title" className="text-2xl">
        Create an account for this order
      </h2>
      <p className="text-stone">
        Add a password to track this order and reorder with <EmailText email={email} />.
      </p>
      <GuardedForm action="/register" submit="Create account" refusal={undefined}>
        {Object.entries(known).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <NewPasswordField error={undefined} email={email} />
      </GuardedForm>
    </section>
  )
}

/** An all-day event as an .ics file. */
function calendarOf({ number, orderId }: OrderDetails, day: string, isPickUp: boolean): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tessera//Shop//EN',
    'BEGIN:VEVENT',
    `UID:${orderId}@tessera`,
    `DTSTAMP:${day.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:Tessera order ${number ?? orderId} ${isPickUp ? 'ready to pick up' : 'arrives'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}
