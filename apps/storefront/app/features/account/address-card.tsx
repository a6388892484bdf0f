import type { AddressUse, SavedAddress } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Button, LinkButton } from '@tessera/ui/button'
import { formatDay } from '@tessera/ui/format'
import { Form } from 'react-router'
import { AddressText } from '../../kit/forms/address-text.tsx'

const usesOf = ({ isShipping, isBilling }: SavedAddress): string =>
  [isShipping && 'Deliveries', isBilling && 'bills'].filter(Boolean).join(' and ') || 'Hidden at checkout'

export function AddressCard({ address, use }: { address: SavedAddress; use: AddressUse | undefined }) {
  const { id, street1, phone, nickname, siteContact, deliveryNotes, isDefault } = address
  return (
    <li className="grid content-start gap-4 bg-surface p-6">
      <div className="grid gap-2">
        {isDefault && (
          <div>
            <Badge>Default</Badge>
          </div>
        )}
        {nickname && <h2 className="text-xl wrap-anywhere">{nickname}</h2>}
        <AddressText place={address} />
        {phone && <p className="tabular">{phone}</p>}
        {siteContact && (
          <p className="text-sm wrap-anywhere">
            <span className="font-bold">Site contact:</span> {siteContact}
          </p>
        )}
        {deliveryNotes && (
          <p className="text-sm wrap-anywhere">
            <span className="font-bold">Driver instructions:</span> {deliveryNotes}
          </p>
        )}
        <p className="text-sm text-stone">
          {usesOf(address)}
          {use && ` · last used ${formatDay(use.lastUsedOn)}`}
          {use?.isInOpenOrder && ' · used by an open order'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          href={`/account/addresses?edit=${encodeURIComponent(id)}`}
          size="Small"
          aria-label={`Edit ${street1}`}
        >
          Edit
        </LinkButton>
        {!isDefault && <AddressActionButton intent="prefer" id={id} label="Make default" about={street1} />}
        <AddressActionButton intent="delete" id={id} label="Delete" about={street1} />
      </div>
    </li>
  )
}

function AddressActionButton({
  intent,
  id,
  label,
  about,
}: {
  intent: string
  id: string
  label: string
  about: string
}) {
  return (
    <Form method="post" action="/account/addresses">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="quiet" size="Small" aria-label={`${label}: ${about}`}>
        {label}
      </Button>
    </Form>
  )
}
