import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextAreaField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { Conversation } from '../../kit/plans/conversation.tsx'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { commentsWithNames, itemOptions } from './comments-with-names.ts'

interface Props {
  sheet: SheetDetail
  refusal: FormRefusal | undefined
}

/** Comments by the owner and the client, by item or about the whole sheet. */
export function SheetComments({ sheet, refusal }: Props) {
  const field = scopedFields(refusal, 'comment')
  return (
    <div className="grid gap-6">
      <Conversation messages={commentsWithNames(sheet)} own="customer" empty="No comments yet." />
      {sheet.status !== 'archived' && (
        <Form method="post" preventScrollReset key={sheet.comments.length} className="grid max-w-2xl gap-4">
          <input type="hidden" name="intent" value="comment" />
          <ScopeFields scope="comment" refusal={refusal} />
          <SelectField label="About" {...field('itemId')} options={itemOptions(sheet.rooms)} />
          <TextAreaField
            label="Comment"
            {...field('message')}
            rows={3}
            maxLength={2000}
            hint="Visible to your client on the shared page."
            required
          />
          <div>
            <Button type="submit" kind="primary">
              Add comment
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}
