import type { ClientProposal } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { Conversation } from '../../kit/plans/conversation.tsx'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  comments: ClientProposal['comments']
  /** The side that reads the page. A client gives a name; the company's is known. */
  own: 'client' | 'customer'
  clientName: string | null
  empty: string
  refusal: FormRefusal | undefined
}

/** Questions and answers about a proposal. */
export function ProposalComments({ comments, own, clientName, empty, refusal }: Props) {
  const field = scopedFields(refusal, 'comment', { author: clientName })
  return (
    <section aria-labelledby="comments" className="no-print grid gap-5">
      <h2 id="comments" className="text-2xl">
        Comments
      </h2>
      <Conversation messages={comments} own={own} empty={empty} />
      <Form method="post" preventScrollReset key={comments.length} className="grid max-w-2xl gap-4">
        <input type="hidden" name="intent" value="comment" />
        <ScopeFields scope="comment" refusal={refusal} />
        {own === 'client' && (
          <TextField label="Your name" {...field('author')} autoComplete="name" maxLength={120} required />
        )}
        <TextAreaField label="Comment" {...field('message')} rows={3} maxLength={2000} required />
        <div>
          <Button type="submit">Send comment</Button>
        </div>
      </Form>
    </section>
  )
}
