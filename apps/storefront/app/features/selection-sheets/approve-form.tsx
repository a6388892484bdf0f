import type { ClientSheet } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { SignaturePad } from '../../kit/plans/signature-pad.tsx'

interface Props {
  sheet: ClientSheet
  refusal: FormRefusal | undefined
}

/** Name, signature and agreement. The typed name alone is enough. */
export function ApproveForm({ sheet, refusal }: Props) {
  const { state, formData } = useNavigation()
  const field = scopedFields(refusal, 'approve', { name: sheet.clientName })
  return (
    <section aria-labelledby="approve" className="grid gap-5 border border-grout bg-surface p-5 tablet:p-8">
      <h2 id="approve" className="text-3xl">
        Approve and sign
      </h2>
      {sheet.isSupersededSignature && (
        <p className="text-amber">You signed an earlier version. The selection has changed, so please sign again.</p>
      )}
      <Form method="post" className="grid max-w-2xl gap-5">
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="revision" value={sheet.revision} />
        <ScopeFields scope="approve" refusal={refusal} />
        <TextField label="Your full name" {...field('name')} autoComplete="name" maxLength={120} required />
        <SignaturePad name="strokes" />
        <Checkbox
          label={`I reviewed and approve version ${sheet.version} of this selection.`}
          name="agrees"
          id="agrees-approve"
          error={field('agrees').error}
          required
        />
        <p className="text-sm text-stone">
          {sheet.company} will order based on your approval. Any later change needs a new signature.
        </p>
        <div>
          <Button
            type="submit"
            kind="primary"
            size="Large"
            isBusy={state !== 'idle' && formData?.get('intent') === 'approve'}
          >
            Approve and sign
          </Button>
        </div>
      </Form>
    </section>
  )
}
