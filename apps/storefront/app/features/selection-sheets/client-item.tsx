import type { ClientItem, ClientSheet } from '@tessera/client/shop/types.gen'
import { formatArea, formatMoney } from '@tessera/ui/format'
import { Picture } from '@tessera/ui/picture'
import { surfaceText } from '../../kit/plans/surface-options.ts'
import { ChooseForm } from './choose-form.tsx'
import { chosenOf } from './client-options.ts'

interface Props {
  item: ClientItem
  sheet: ClientSheet
  isLocked: boolean
}

/** One decision: the selected product large, the alternatives below it. */
export function ClientItemView({ item, sheet, isLocked }: Props) {
  const chosen = chosenOf(item)
  return (
    <li className="grid gap-6">
      <div className="grid gap-x-8 gap-y-4 tablet:grid-cols-2">
        <Picture
          sku={chosen.sku}
          image={chosen.sku_image_url}
          view={item.surface === 'other' ? 'face' : 'laid'}
          alt={chosen.altText}
          sizes="(min-width: 1280px) 560px, (min-width: 768px) 45vw, 92vw"
          className="aspect-4/3"
          imageClassName="h-full object-cover"
        />
        <div className="grid content-start gap-2">
          <p className="text-sm text-stone">{surfaceText(item.surface, item.pattern)}</p>
          <h3 className="text-2xl">{chosen.name}</h3>
          <p className="text-stone">{[chosen.size, chosen.finish].filter(Boolean).join(' · ')}</p>
          <ItemFacts item={item} />
          {chosen.priceCents !== null && <p className="tabular text-xl">{formatMoney(chosen.priceCents)}</p>}
          {chosen.note && <p>“{chosen.note}”</p>}
          {item.notes && <p className="max-w-text whitespace-pre-line">{item.notes}</p>}
          {chosen.isGone && (
            <p className="text-sale">This product is discontinued. {sheet.company} will suggest an alternative.</p>
          )}
        </div>
      </div>
      {item.alternates.length > 0 && !isLocked && <ChooseForm item={item} sheet={sheet} />}
    </li>
  )
}

function ItemFacts({ item: { areaSqft, grout, trim } }: { item: ClientItem }) {
  const facts: [string, string][] = [
    ...(areaSqft === null ? [] : [['Area', formatArea(areaSqft)] as [string, string]]),
    ...(grout ? [['Grout', grout] as [string, string]] : []),
    ...(trim ? [['Trim', trim] as [string, string]] : []),
  ]
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-1">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-3 border-b border-grout py-1.5">
          <dt className="w-16 shrink-0 text-stone">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
