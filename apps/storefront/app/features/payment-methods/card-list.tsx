import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import { cardState, cardWords, expiryWords, type SavedCard } from '../../cards/saved-card.ts'

interface Props {
  cards: readonly SavedCard[]
  today: string
  isBusy: boolean
}

/** The cards side by side in joint-tight cells. */
export function CardList({ cards, today, isBusy }: Props) {
  return (
    <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
      {cards.map((card) => (
        <li key={card.id} className="grid content-start gap-1 bg-surface p-6">
          <p className="text-lg">
            {card.brand} <span className="tabular">•••• {card.last4}</span>
          </p>
          {card.holder && <p className="text-stone">{card.holder}</p>}
          <p className="flex flex-wrap items-center gap-2 text-stone">
            {card.expiresOn && <>Expires {expiryWords(card)}</>}
            <StateBadge card={card} today={today} />
          </p>
          {card.canRemove && (
            <Form method="post" className="mt-2">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={card.id} />
              <Button type="submit" size="Small" isBusy={isBusy} aria-label={`Remove ${cardWords(card)}`}>
                Remove
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

function StateBadge({ card, today }: { card: SavedCard; today: string }) {
  const state = cardState(card, today)
  if (state === 'good') return null
  return state === 'expired' ? <Badge kind="sale">Expired</Badge> : <Badge kind="warning">Expires soon</Badge>
}
