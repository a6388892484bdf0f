import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'

/** Shown only if the billing address differs. */
export function BillingForm({ refusal, isBusy }: { refusal: FormRefusal | undefined; isBusy: boolean }) {
  return (
    <section aria-labelledby="billing-title" className="grid gap-4">
      <h2 id="billing-title" className="text-2xl">
        Bill to
      </h2>
      <Form method="post" className="grid gap-6">
        <input type="hidden" name="method" value="billing" />
        <AddressFields section="billing" typed={refusal?.typed} errors={refusal?.fields} />
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Continue
          </Button>
        </div>
      </Form>
    </section>
  )
}
