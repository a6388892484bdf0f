import type { QuoteDetail, QuoteLine } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextAreaField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { Conversation } from '../../kit/plans/conversation.tsx'
import { PhotoInput } from '../../kit/plans/photo-input.tsx'
import { refusalIn, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  quote: QuoteDetail
  lines: readonly QuoteLine[]
  refusal: FormRefusal | undefined
}

/** Messages about the whole quote or one of its lines. */
export function QuoteMessages({ quote, lines, refusal }: Props) {
  const names = new Map(lines.map(({ lineNo, name }) => [lineNo, name]))
  const messages = quote.messages.map((one) => ({
    ...one,
    about: one.lineNo === null ? undefined : names.get(one.lineNo),
    [one.hasPdf ? 'pdfHref' : 'photoHref']:
      one.hasPhoto || one.hasPdf ? `/account/quotes/${quote.quotationId}/photos/${one.id}` : undefined,
  }))
  const field = scopedFields(refusal, 'message')
  return (
    <section aria-labelledby="messages" className="grid gap-5">
      <h2 id="messages" className="text-2xl">
        Messages
      </h2>
      <Conversation messages={messages} own="customer" empty="No messages yet." />
      {quote.actions.includes('message') && (
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          key={quote.messages.length}
          className="grid max-w-2xl gap-4"
        >
          <input type="hidden" name="intent" value="message" />
          <ScopeFields scope="message" refusal={refusal} />
          <SelectField
            label="About"
            {...field('lineNo')}
            options={[
              { value: '', label: 'The whole quote' },
              ...lines.map(({ lineNo, name }) => ({ value: String(lineNo), label: name })),
            ]}
          />
          <TextAreaField label="Message to your store" {...field('message')} rows={3} maxLength={2000} required />
          <PhotoInput id="photo-message" error={refusalIn(refusal, 'message')?.fields.photo} />
          <div>
            <Button type="submit">Send message</Button>
          </div>
        </Form>
      )}
    </section>
  )
}
