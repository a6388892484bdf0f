import type { ClientSheet } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { Conversation } from '../../kit/plans/conversation.tsx'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { commentsWithNames, itemOptions } from './comments-with-names.ts'

interface Props {
  sheet: ClientSheet
  refusal: FormRefusal | undefined
}

/** Questions and comments about one item or the whole sheet. */
export function ClientComments({ sheet, refusal }: Props) {
  const field = scopedFields(refusal, 'comment', { author: sheet.clientName })
  return (
    <section aria-labelledby="comments" className="grid gap-5">
      <h2 id="comments" className="text-3xl">
        Comments
      </h2>
      <Conversation
        messages={commentsWithNames(sheet)}
        own="client"
        empty={`Send ${sheet.company} a question or comment about this selection.`}
      />
      <Form method="post" preventScrollReset key={sheet.comments.length} className="grid max-w-2xl gap-4">
        <input type="hidden" name="intent" value="comment" />
        <ScopeFields scope="comment" refusal={refusal} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField label="Your name" {...field('author')} autoComplete="name" maxLength={120} required />
          <SelectField label="About" {...field('itemId')} options={itemOptions(sheet.rooms)} />
        </div>
        <TextAreaField label="Comment" {...field('message')} rows={3} maxLength={2000} required />
        <div>
          <Button type="submit">Send comment</Button>
        </div>
      </Form>
    </section>
  )
}
