import type { PostingEffect } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { formatDay } from '../../../generic/format-days.ts'
import { ScreenPart } from '../../../generic/screen-part.tsx'
import { type PostingKind, postingLabels } from './posting-form.ts'

interface Props {
  kind: PostingKind
  effect: PostingEffect
  seen: string
}

const buttons: Readonly<Record<PostingKind, string>> = {
  check: 'Post the check',
  ach: 'Post the payment',
  'credit-memo': 'Issue the credit memo',
  'write-off': 'Write it off',
  apply: 'Apply the credit',
}

const told: Readonly<Partial<Record<PostingKind, string>>> = {
  check: 'The customer gets an email with these amounts.',
  ach: 'The customer gets an email with these amounts.',
  'credit-memo': 'The customer gets an email with these amounts and the reason.',
}

/** The effect of a posting before it is made; the button makes exactly this. */
export function PostingEffectView({ kind, effect, seen }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ScreenPart title="Preview">
      {effect.sameReferenceId && (
        <Notice kind="warning">
          A payment with this number is already posted:{' '}
          <Link href={`/money/documents/${effect.sameReferenceId}`}>{effect.sameReferenceId}</Link>.
        </Notice>
      )}
      <EffectParts effect={effect} />
      <EffectSums effect={effect} />
      <p className="text-stone">
        {postingLabels[kind]}, booked on {formatDay(effect.bookedOn)}. {told[kind] ?? 'The customer gets no email.'}
      </p>
      <input type="hidden" name="seen" value={seen} />
      <div>
        <Button type="submit" name="intent" value="post" kind="primary" isBusy={isBusy}>
          {buttons[kind]}
        </Button>
      </div>
    </ScreenPart>
  )
}

const EffectParts = ({ effect: { documents, remainderCents } }: Pick<Props, 'effect'>) => (
  <ul className="max-w-2xl">
    {documents.map(({ documentId, cents, beforeCents, openCents }) => (
      <li key={documentId} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
        <span>
          <span className="tabular">{documentId}</span>
          <span className="text-stone"> · {formatMoney(beforeCents)} open before</span>
        </span>
        <span className="tabular">
          {formatMoney(-cents)} · <b>{openCents === 0 ? 'paid in full' : `${formatMoney(openCents)} open`}</b>
        </span>
      </li>
    ))}
    {remainderCents > 0 && (
      <li className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
        <span>Kept as credit</span>
        <b className="tabular">{formatMoney(remainderCents)}</b>
      </li>
    )}
  </ul>
)

function EffectSums({ effect }: Pick<Props, 'effect'>) {
  const rows: readonly (readonly [label: string, before: number, after: number])[] = [
    ['Balance', effect.balanceBeforeCents, effect.balanceCents],
    ['Available credit', effect.creditFreeBeforeCents, effect.creditFreeCents],
  ]
  return (
    <dl className="max-w-2xl">
      {rows.map(([label, before, after]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-0.5">
          <dt>{label}</dt>
          <dd className="tabular">
            {formatMoney(before)} → <b>{formatMoney(after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
