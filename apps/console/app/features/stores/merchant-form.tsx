import type { StaffStore } from '@tessera/client/shop/types.gen'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton } from '../tasks/task-card.tsx'

interface Props {
  store: StaffStore
  formKey: string
  outcome: StaffOutcome | undefined
  /** Whether this person may change it. */
  mayChange: boolean
}

/** The account that payments of this store are booked on. Its secret is never shown. */
export function MerchantForm({ store: { id, merchantId }, formKey, outcome, mayChange }: Props) {
  const typed = outcome?.typed?.intent === 'merchant' ? outcome.typed : undefined
  return (
    <ScreenPart title="Merchant account">
      {(!mayChange || !merchantId) && <p>{merchantId ?? 'None: this store doesn’t take cards.'}</p>}
      {mayChange && (
        <Form method="post" preventScrollReset className="grid gap-3" key={merchantId}>
          <input type="hidden" name="number" value={id} />
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="seenMerchant" value={merchantId ?? ''} />
          {typed && outcome?.problem && (
            <Notice kind="error" isLive>
              {outcome.problem}
            </Notice>
          )}
          <TextField
            label="Merchant ID"
            name="merchantId"
            maxLength={40}
            required
            autoComplete="off"
            defaultValue={typed?.merchantId ?? merchantId ?? ''}
          />
          <TextField
            label="New secret"
            name="merchantSecret"
            type="password"
            maxLength={200}
            isOptional
            autoComplete="off"
            hint="Leave empty to keep the current secret."
          />
          <TextField
            label="Reason"
            id="merchant-reason"
            name="reason"
            maxLength={300}
            required
            defaultValue={typed?.reason ?? ''}
          />
          <div>
            <DoButton intent="merchant">Change the merchant account</DoButton>
          </div>
        </Form>
      )}
    </ScreenPart>
  )
}
