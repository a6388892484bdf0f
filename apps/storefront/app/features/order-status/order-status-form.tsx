import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form, useNavigation } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { EmailField } from '../../kit/forms/email-field.tsx'
import { AsideNote, FormPage } from '../../kit/forms/form-page.tsx'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'

interface Props {
  refusal: FormRefusal | undefined
  known: { orderNumber: string; email: string | null }
}

/** Asks for number and email address. The answer comes by email, so it shows orders to no one else. */
export function OrderStatusForm({ refusal, known }: Props) {
  const field = fieldsOf(refusal, known)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <FormPage
      title="Order status"
      intro="Enter your order number and the email address you ordered with. We’ll email you a link to the order."
      aside={<Aside />}
    >
      <Form method="post" action="/order-status" className="grid gap-6">
        <RefusalSummary refusal={refusal} />
        <TextField
          label="Order number"
          {...field('orderNumber')}
          hint="It’s in your confirmation email."
          autoComplete="off"
          maxLength={60}
          required
        />
        <EmailField {...field('email')} />
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Email me a link
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}

const Aside = () => (
  <>
    <AsideNote title="Have an account?">
      <p>Your orders are there, with invoices, returns and reorders.</p>
      <Link href="/account/orders" className="inline-flex min-h-8 items-center">
        See my orders
      </Link>
    </AsideNote>
    <AsideNote title="Can’t find the number?">
      <p>
        <Link href="/contact?topic=order">Contact us</Link> with your name and ZIP code, and we’ll look it up.
      </p>
    </AsideNote>
  </>
)
