import type { ClientProposal } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { SignaturePad } from '../../kit/plans/signature-pad.tsx'

interface Props {
  proposal: ClientProposal
  refusal: FormRefusal | undefined
}

/** Name, email address, signature and agreement. The typed name alone is enough. */
export function AcceptForm({ proposal, refusal }: Props) {
  const { state, formData } = useNavigation()
  const field = scopedFields(refusal, 'accept', { name: proposal.clientName })
  return (
    <section aria-labelledby="accept" className="no-print grid gap-5 border border-grout bg-surface p-5 tablet:p-8">
      <h2 id="accept" className="text-3xl">
        Accept and sign
      </h2>
      {proposal.isSupersededSignature && (
        <p className="text-amber">You signed an earlier version. The proposal has changed, so please sign again.</p>
      )}
      <Form method="post" className="grid max-w-2xl gap-5">
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="revision" value={proposal.revision} />
        <ScopeFields scope="accept" refusal={refusal} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField label="Your full name" {...field('name')} autoComplete="name" maxLength={120} required />
          <TextField
            label="Your email"
            {...field('email')}
            type="email"
            autoComplete="email"
            maxLength={100}
            hint="For your confirmation."
            required
          />
        </div>
        <SignaturePad name="strokes" />
        <Checkbox
          label={`I accept this proposal for ${formatMoney(proposal.totalCents)}.`}
          name="agrees"
          id="agrees-accept"
          error={field('agrees').error}
          required
        />
        <div>
          <Button
            type="submit"
            kind="primary"
            size="Large"
            isBusy={state !== 'idle' && formData?.get('intent') === 'accept'}
          >
            Accept and sign
          </Button>
        </div>
      </Form>
    </section>
  )
}
