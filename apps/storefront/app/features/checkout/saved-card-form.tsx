import type { SavedCard } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { Form } from 'react-router'
import { cardLabel, expiryLabel } from '../../kit/cards/card-label.ts'

/** Pays with a saved card without typing. */
export function SavedCardForm({ cards, isBusy }: { cards: readonly SavedCard[]; isBusy: boolean }) {
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="method" value="Credit_Card" />
      <RadioGroup
        legend="Your cards"
        name="savedCardId"
        isFramed
        defaultValue={cards[0]?.id}
        options={cards.map((card) => ({
          value: card.id,
          label: cardLabel(card),
          hint: `Expires ${expiryLabel(card)}`,
        }))}
      />
      <div>
        <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
          Pay with this card
        </Button>
      </div>
    </Form>
  )
}
