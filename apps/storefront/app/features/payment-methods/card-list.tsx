import type { SavedCard } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import { cardLabel, cardState, expiryLabel } from '../../kit/cards/card-label.ts'

interface Props {
  cards: readonly SavedCard[]
  today: string
  /** True if the account has other users. */
  canShare: boolean
  isBusy: boolean
}

export function CardList({ cards, today, canShare, isBusy }: Props) {
  return (
    <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
      {cards.map((card) => (
        <li key={card.id} className="grid content-start gap-1 bg-surface p-6">
          <p className="flex flex-wrap items-center gap-2 text-lg">
            <span>
              {card.brand} <span className="tabular">•••• {card.last4}</span>
            </span>
            {card.isDefault && <Badge kind="success">Default card</Badge>}
          </p>
          {card.holder && <p className="text-stone">{card.holder}</p>}
          <p className="flex flex-wrap items-center gap-2 text-stone">
            {card.expiresOn && <>Expires {expiryLabel(card)}</>}
            <StateBadge card={card} today={today} />
          </p>
          <p className="text-sm text-stone">{ownerText(card)}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            {!card.isDefault && cardState(card, today) !== 'expired' && (
              <CardActionButton
                intent="default"
                id={card.id}
                isBusy={isBusy}
                label={`Make ${cardLabel(card)} the default card`}
              >
                Make default
              </CardActionButton>
            )}
            {canShare && card.isOwn && (
              <CardActionButton
                intent="share"
                id={card.id}
                isBusy={isBusy}
                more={{ isShared: card.isShared ? 'no' : 'yes' }}
                label={card.isShared ? `Only for me: ${cardLabel(card)}` : `Share with my team: ${cardLabel(card)}`}
              >
                {card.isShared ? 'Only for me' : 'Share with my team'}
              </CardActionButton>
            )}
            <CardActionButton intent="remove" id={card.id} isBusy={isBusy} label={`Remove ${cardLabel(card)}`}>
              Remove
            </CardActionButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Says who may pay with the card. Only its owner can share it. */
function ownerText({ isShared, isOwn }: SavedCard): string {
  if (!isShared) return 'Only you'
  return isOwn ? 'Yours, shared with your team' : 'Shared by a team member'
}

interface CardActionButtonProps {
  intent: string
  id: string
  isBusy: boolean
  label: string
  more?: Record<string, string>
  children: string
}

const CardActionButton = ({ intent, id, isBusy, label, more = {}, children }: CardActionButtonProps) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id} />
    {Object.entries(more).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" size="Small" isBusy={isBusy} aria-label={label}>
      {children}
    </Button>
  </Form>
)

function StateBadge({ card, today }: { card: SavedCard; today: string }) {
  const state = cardState(card, today)
  if (state === 'good') return null
  return state === 'expired' ? <Badge kind="sale">Expired</Badge> : <Badge kind="warning">Expires soon</Badge>
}
