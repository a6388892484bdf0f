import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextAreaField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { Conversation } from '../../kit/plans/conversation.tsx'
import { PhotoInput } from '../../kit/plans/photo-input.tsx'

interface Props {
  order: OrderDetail
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Messages to and from the store, stored with the order. */
export function OrderMessages({ order, refusal, isBusy }: Props) {
  const { messages, storeName } = order
  const entries = messages.map(({ id, author, isOurs, at, text, hasPhoto, hasPdf }) => ({
    id,
    at,
    author,
    from: isOurs ? 'store' : 'customer',
    message: text,
    [hasPdf ? 'pdfHref' : 'photoHref']: hasPhoto || hasPdf ? `/account/orders/${order.number}/photos/${id}` : undefined,
  }))
  const isMine = refusal?.typed.intent === 'message'
  return (
    <section aria-labelledby="messages" className="grid gap-4">
      <h2 id="messages" className="text-2xl">
        Messages
      </h2>
      {entries.length > 0 && <Conversation messages={entries} own="customer" empty="" />}
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        key={messages.length}
        className="grid max-w-2xl gap-3"
      >
        <input type="hidden" name="intent" value="message" />
        <TextAreaField
          name="text"
          label={`Message ${storeName ? `our ${storeName} store` : 'us'} about this order`}
          rows={2}
          maxLength={2000}
          required
          defaultValue={isMine ? refusal.typed.text : ''}
          error={isMine ? refusal.fields.text : undefined}
        />
        <PhotoInput id="photo" error={isMine ? refusal.fields.photo : undefined} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            Send message
          </Button>
        </div>
      </Form>
    </section>
  )
}
